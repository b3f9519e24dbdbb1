"""The proxies of deploy/, each run with its own example, before nodes on loopback."""

import re
import shutil
import socket
import subprocess
import time
from http.client import HTTPException
from pathlib import Path
from typing import ClassVar, Final, Literal

from tools.proof.running import ROOT, Process

DEPLOY: Final = ROOT / "deploy"
READY_SECONDS: Final = 30.0
CONNECTIONS: Final = 4_000  # more than one account may usually have open
ADMINISTRATORS: Final = "/usr/sbin:/usr/local/sbin"  # Debian keeps them where only those look

Name = Literal["haproxy", "nginx", "caddy"]


def program(name: str) -> str | None:
    return shutil.which(name) or shutil.which(name, path=ADMINISTRATORS)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Proxy(Process):
    """HAProxy, set up as in deploy/haproxy.cfg, before these ports of loopback."""

    name: ClassVar[Name] = "haproxy"
    example: ClassVar[str] = "haproxy.cfg"

    def __init__(self, folder: Path, ports: list[int]) -> None:
        found = program(self.name)
        assert found is not None, self.name
        self.folder = folder
        self.file = folder / self.example
        super().__init__([found, *self.flags()], folder / "proxy.log", self.settings())
        self.port = free_port()
        self.file.write_text(self.configured((DEPLOY / self.example).read_text(), ports))

    def flags(self) -> list[str]:
        return ["-db", "-f", str(self.file)]

    def settings(self) -> dict[str, str]:
        """For its environment."""
        return {}

    def configured(self, text: str, ports: list[int]) -> str:
        text = re.sub(r"    bind .*", f"    bind 127.0.0.1:{self.port}", text)
        text = re.sub(r"maxconn .*", f"maxconn {CONNECTIONS}", text)
        servers = "".join(f"    server node{port} 127.0.0.1:{port}\n" for port in ports)
        return re.sub(r"(    server .*\n)+", servers, text)

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment or None
            )
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until:
            try:
                if self.ask("GET", "/health")[0] == 200:
                    return
            except (OSError, HTTPException):
                pass
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the proxy did not start: {self.log.read_text()[-2000:]}")


class Nginx(Proxy):
    """deploy/nginx.conf, which goes into an `http` block. TLS is left out."""

    name = "nginx"
    example = "nginx.conf"

    def flags(self) -> list[str]:
        return ["-p", str(self.folder), "-c", str(self.file), "-e", "stderr"]

    def configured(self, text: str, ports: list[int]) -> str:
        servers = "".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;\n" for port in ports)
        text = re.sub(r"(    server \d.*\n)+", servers, text)
        text = re.sub(r"listen .*", f"listen 127.0.0.1:{self.port};", text)
        text = re.sub(r"server_name .*", "server_name _;", text)
        text = re.sub(r" +ssl_.*\n", "", text)
        own = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        # One process, so that whoever ends it ends all of it.
        head = f"daemon off;\nmaster_process off;\npid {self.folder}/nginx.pid;\n"
        room = f"events {{ worker_connections {CONNECTIONS}; }}\n"
        return f"{head}{room}http {{\naccess_log off;\n{own}{text}}}\n"


class Caddy(Proxy):
    """deploy/Caddyfile, without TLS."""

    name = "caddy"
    example = "Caddyfile"

    def flags(self) -> list[str]:
        return ["run", "--adapter", "caddyfile", "--config", str(self.file)]

    def settings(self) -> dict[str, str]:
        return {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}

    def configured(self, text: str, ports: list[int]) -> str:
        text = text.replace("play.example.org {", f"http://:{self.port} {{\n\tbind 127.0.0.1")
        nodes = " ".join(f"127.0.0.1:{port}" for port in ports)
        text = re.sub(r"reverse_proxy .*\{", f"reverse_proxy {nodes} {{", text)
        return f"{{\n\tadmin off\n\tauto_https off\n}}\n{text}"


PROXIES: Final[dict[Name, type[Proxy]]] = {"haproxy": Proxy, "nginx": Nginx, "caddy": Caddy}
