const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** 75000 ms as 1:15; of time that is left, every begun second counts. */
export const timeText = (ms: number): string => minutes(Math.ceil(ms / 1000))

/** Of time that was played, only whole seconds. */
export const playedText = (ms: number): string => minutes(Math.floor(ms / 1000))
