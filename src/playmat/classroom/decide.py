"""Deciding about a message to a class: (class, who, message, now, here) in, a decision out; nothing else is read."""

from collections.abc import Collection
from typing import Final, assert_never

from playmat.classroom import care, cup_messages, homework_messages, log, messages
from playmat.classroom.animals import ANIMALS, free_animal
from playmat.classroom.child import Child
from playmat.classroom.codes import new_child_code
from playmat.classroom.cups.steps import decide_cup
from playmat.classroom.decision import ClassDecision, Draw, Said, existing, need, need_lesson
from playmat.classroom.homework.steps import decide_homework
from playmat.classroom.message_base import MOST_AT_DEVICE, MOST_CHILDREN
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.seats import checked_plan, save_plan, seat_all, seat_child
from playmat.core.refusal import refused
from playmat.table.nicknames import are_alike, checked_nickname
from playmat.words.catalogue import LANGUAGES

LONGEST_LOG: Final = 20_000

# Messages that end up in the log; the others only ask for a key.
LoggedMessage = (
    messages.AddChildren
    | messages.RenameChild
    | messages.RemoveChild
    | messages.RemoveChildren
    | messages.NewChildCode
    | messages.SetPair
    | messages.SetPlan
    | messages.SavePlan
    | messages.DropPlan
    | messages.SeatAll
    | messages.SeatChild
    | messages.GiveHint
    | messages.KeepSeat
    | messages.SwapChildren
    | messages.ShowOnWall
    | messages.SetEyes
    | messages.SignalTime
    | messages.SetCalm
    | messages.EndLesson
    | messages.SetKeep
    | messages.RenewLink
    | messages.PickAnimal
    | messages.RaiseHand
    | cup_messages.CupMessage
    | homework_messages.HomeworkMessage
)


def decide(
    it: SchoolClass, child: int | None, message: LoggedMessage, now: int, here: Collection[int], draw: Draw
) -> ClassDecision:
    """`child` speaks, or the teacher; `here` are the children whose devices are on the line."""
    if it.number >= LONGEST_LOG:
        raise refused("class-full-log", {"number": LONGEST_LOG})
    speaker = log.TEACHER if child is None else child
    said: Said = {"at": now, "speaker": speaker, "id": message.id}
    if isinstance(message, messages.PickAnimal):
        me = existing(it, need(child))
        animal = pick_animal(it, me, message.animal)
        return ClassDecision([log.AnimalPicked(**said, child=me.number, animal=animal)])
    if isinstance(message, messages.RaiseHand):
        return raise_hand(it, child, message, said)
    if child is not None:
        raise refused("not-teacher")
    match message:
        case messages.AddChildren():
            return enrol(it, message.names, said)
        case messages.RenameChild():
            return renamed(it, message, said)
        case messages.RemoveChild():
            number = existing(it, message.child).number
            return ClassDecision([log.Withdrawn(**said, child=number)], {number: ""}, [number])
        case messages.RemoveChildren():
            return removed(it, message, said)
        case messages.NewChildCode():
            number = existing(it, message.child).number
            code = new_child_code([other.code for other in it.children.values()])
            return ClassDecision([log.Recoded(**said, child=number, code=code)], {}, [number])
        case messages.SetPair():
            return set_pair(it, message, said)
        case messages.SetPlan():
            return ClassDecision([log.Planned(**said, plan=checked_plan(message.plan))])
        case messages.SavePlan():
            return save_plan(it, message, said)
        case messages.DropPlan():
            if message.plan_id not in it.plans:
                raise refused("no-such-plan")
            return ClassDecision([log.PlanDropped(**said, plan_id=message.plan_id)])
        case messages.SeatAll():
            return seat_all(it, message, here, said, draw)
        case messages.SeatChild():
            return seat_child(it, message, said, draw)
        case messages.SwapChildren():
            return care.swap(it, message, said)
        case messages.GiveHint():
            return care.give_hint(it, message, said)
        case messages.KeepSeat():
            return care.keep_seat(it, message, said)
        case messages.ShowOnWall():
            return care.show_on_wall(it, message, said)
        case messages.SetEyes():
            need_lesson(it)
            if message.on == it.eyes_on_me:
                raise refused("already-paused" if message.on else "not-paused")
            return ClassDecision([log.EyesOnMe(**said, on=message.on)])
        case messages.SignalTime():
            need_lesson(it)
            return ClassDecision([log.TimeSignal(**said, minutes=message.minutes)])
        case messages.SetCalm():
            return ClassDecision([log.CalmSet(**said, on=message.on)])
        case messages.EndLesson():
            need_lesson(it)
            return ClassDecision([log.Ended(**said)])
        case messages.SetKeep():
            return ClassDecision([log.KeepSet(**said, days=message.days)])
        case messages.RenewLink():
            return ClassDecision([log.LinkRenewed(**said)])
        case cup_messages.MakeCup() | cup_messages.DrawCup() | cup_messages.SettleCup() | cup_messages.EndCup():
            return decide_cup(it, message, here, said, draw)
        case homework_messages.GiveHomework() | homework_messages.DropHomework():
            return decide_homework(it, message, said, draw)
        case _:
            assert_never(message)


def made(wish: messages.CreateClass, now: int) -> tuple[SchoolClass, ClassDecision]:
    """A new class, still without a code, and the whole log that makes it."""
    language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
    first = log.Made(at=now, roster=bool(wish.names), days=wish.days, hidden=wish.hidden, language=language)
    it = SchoolClass("", first.roster, first.days, first.hidden, first.language, latest=now)
    said: Said = {"at": now, "speaker": log.TEACHER, "id": ""}
    decision = enrol(it, wish.names, said) if wish.names else ClassDecision()
    if wish.plan is not None:
        decision.entries.append(log.Planned(**said, plan=checked_plan(wish.plan)))
    it = after(it, decision)
    decision.entries.insert(0, first)
    return it, decision


def after(it: SchoolClass, decision: ClassDecision) -> SchoolClass:
    """The class as it is once the decision is stored."""
    new = it.copy()
    for entry in decision.entries:
        new.fold(entry)
    for child, name in decision.names.items():
        new.call(child, name)
    return new


# Who belongs to the class.


def enrol(it: SchoolClass, names: list[str], said: Said) -> ClassDecision:
    if len(it.children) + len(names) > MOST_CHILDREN:
        raise refused("class-full", {"number": MOST_CHILDREN})
    decision = ClassDecision()
    taken = [child.name for child in it.children.values()]
    codes = [child.code for child in it.children.values()]
    animals = [child.animal for child in it.children.values()]
    for number, wish in enumerate(names, it.enrolled):
        if it.hidden and wish.strip():
            raise refused("names-hidden")
        name = "" if it.hidden else free_name(checked_nickname(wish), taken)
        code = new_child_code(codes)
        animal = free_animal(animals, code)
        taken.append(name)
        codes.append(code)
        animals.append(animal)
        decision.entries.append(log.Enrolled(**said, child=number, code=code, animal=animal))
        decision.names[number] = name
    return decision


def come_in(it: SchoolClass, wish: messages.ComeIn, now: int, beside: int | None = None) -> tuple[int, ClassDecision]:
    """Which child this is, and what follows; `beside` is who plays on that device already."""
    number, decision = who_comes(it, wish, now)
    return number, share(it, number, beside, now, decision)


def share(it: SchoolClass, child: int, beside: int | None, now: int, decision: ClassDecision) -> ClassDecision:
    """Who goes to a shared device, or from one to their own, is out where they were: one place at a time."""
    mates = [other.number for other in it.beside(child)]
    if beside is None:
        if not mates:
            return decision
    elif beside == child:
        raise refused("here-already")
    elif beside in mates:
        return decision
    elif len(it.beside(beside)) + 2 > MOST_AT_DEVICE:
        raise refused("device-full", {"number": MOST_AT_DEVICE})
    decision.entries.append(log.DeviceShared(at=now, child=child, beside=beside))
    decision.locked_out.append(child)
    return decision


def who_comes(it: SchoolClass, wish: messages.ComeIn, now: int) -> tuple[int, ClassDecision]:
    """A class with a roster knows its children by their codes."""
    said: Said = {"at": now, "speaker": log.TEACHER, "id": ""}
    if wish.child_code or it.roster:
        child = it.by_code(wish.child_code)
        if child is None:
            raise refused("unknown-child-code")
        return child.number, ClassDecision()
    if not it.hidden and not checked_nickname(wish.nickname):
        raise refused("name-needed")
    decision = enrol(it, ["" if it.hidden else wish.nickname], said)
    if wish.animal:
        sign = pick_animal(it, None, wish.animal)
        decision.entries.append(log.AnimalPicked(at=now, child=it.enrolled, animal=sign))
    return it.enrolled, decision


def removed(it: SchoolClass, message: messages.RemoveChildren, said: Said) -> ClassDecision:
    numbers = [number for number in dict.fromkeys(message.children) if number in it.children]
    if not numbers:
        raise refused("no-such-child")
    *others, last = numbers
    entries = [log.Withdrawn(at=said["at"], speaker=said["speaker"], child=number) for number in others]
    return ClassDecision([*entries, log.Withdrawn(**said, child=last)], dict.fromkeys(numbers, ""), numbers)


def free_name(name: str, taken: list[str]) -> str:
    """Two Adas in a class are Ada and Ada 2."""
    if not name:
        raise refused("name-needed")
    number, free = 1, name
    while any(are_alike(free, other) for other in taken):
        number += 1
        free = f"{name[: 16 - len(str(number)) - 1].rstrip()} {number}"
    return free


def renamed(it: SchoolClass, message: messages.RenameChild, said: Said) -> ClassDecision:
    child = existing(it, message.child)
    if it.hidden:
        raise refused("names-hidden")
    others = [other.name for other in it.children.values() if other is not child]
    name = free_name(checked_nickname(message.nickname), others)
    return ClassDecision([log.Renamed(**said, child=child.number)], {child.number: name})


def pick_animal(it: SchoolClass, child: Child | None, animal: str) -> str:
    """That animal, if nobody else is it."""
    if animal not in ANIMALS:
        raise refused("unknown-animal")
    if any(other.animal == animal for other in it.children.values() if other is not child):
        raise refused("animal-taken")
    return animal


def raise_hand(it: SchoolClass, speaker: int | None, message: messages.RaiseHand, said: Said) -> ClassDecision:
    """A child its own; the teacher lowers anybody's."""
    if speaker is None and (message.on or message.child is None):
        raise refused("no-seat")
    if speaker is not None and message.child not in (None, speaker):
        raise refused("not-teacher")
    child = existing(it, message.child if speaker is None and message.child is not None else need(speaker))
    return ClassDecision([log.HandRaised(**said, child=child.number, on=message.on)])


def set_pair(it: SchoolClass, message: messages.SetPair, said: Said) -> ClassDecision:
    one, other = existing(it, message.one), existing(it, message.other)
    if one is other:
        raise refused("pair-of-one")
    return ClassDecision([log.PairSet(**said, one=one.number, other=other.number, wish=message.wish)])
