"""A player from outside, in Python, with nothing but the standard library.

    python3 examples/players/player.py http://localhost:4242 KLMNPQ Heron
    python3 examples/players/player.py http://localhost:4242 --offer Heron

It comes to the table with that code, sits down as the program it is, and plays any game of the shelf to its end. With `--offer`
it is listed, and plays wherever it is invited until it is stopped. It is known by a token, which it prints; with HAVRE_TOKEN it
is the same player again, in the same seat. Put something better into `choose`.
"""

import base64
import hashlib
import json
import os
import random
import secrets
import socket
import ssl
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

CLUES = "anchor bread candle dust engine feather gravel harbour ink jewel kettle ladder mirror needle oyster pepper".split()
# What settles things: where one of these is offered, it is taken.
SETTLING = ("confirm", "confirmClues", "confirmWords", "confirmVerdict", "fill", "drawCode", "letStand")


def choose(question):
    """An action for a question; `question["legal"]` has everything the seat may do, free answers excepted."""
    answers = question["legal"][: question["answers"]]
    for kind in SETTLING:
        for action in answers:
            if action["type"] == kind:
                return action
    if "writeClues" in question["open"]:
        return {"type": "writeClues", "clues": [" ".join(random.sample(CLUES, 2)) for _ in range(3)]}
    return random.choice(answers)


def ask(url, path, body=None, token=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    with urlopen(Request(url + path, data, headers)) as answer:
        return json.load(answer)


def commitment(entropy):
    """SHA-256 over a list of strings, each after its length in two bytes: docs/replay.md."""
    parts = [part.encode("ascii") for part in ("havre commitment 1", entropy)]
    return hashlib.sha256(b"".join(len(part).to_bytes(2, "big") + part for part in parts)).hexdigest()


class Socket:
    """As much of RFC 6455 as a client needs."""

    def __init__(self, url, token):
        address = urlsplit(url)
        is_secure = address.scheme == "https"
        wire = socket.create_connection((address.hostname, address.port or (443 if is_secure else 80)))
        self.wire = ssl.create_default_context().wrap_socket(wire, server_hostname=address.hostname) if is_secure else wire
        self.file = self.wire.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/v1/socket HTTP/1.1",
            f"Host: {address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Protocol: havre.v1",
            f"Authorization: Bearer {token}",
        ]
        self.wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.file.readline()
        if b" 101 " not in status:
            raise ConnectionError(status.decode().strip())
        while self.file.readline().strip():
            pass

    def frame(self, kind, data):
        length = len(data)
        size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2, "big")
        mask = os.urandom(4)
        self.wire.sendall(bytes([0x80 | kind]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def send(self, message):
        self.frame(1, json.dumps({"v": 1, **message}).encode())

    def exactly(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise ConnectionError("the server has hung up")
        return data

    def receive(self):
        """The next message; pings are answered on the way."""
        text = b""
        while True:
            head, size = self.exactly(2)
            length = size & 127
            if length >= 126:
                length = int.from_bytes(self.exactly(2 if length == 126 else 8), "big")
            data = self.exactly(length)
            kind = head & 15
            if kind == 9:
                self.frame(10, data)
            elif kind == 8:
                raise ConnectionError(f"closed with {int.from_bytes(data[:2], 'big')}")
            elif kind in (0, 1):
                text += data
                if head & 0x80:
                    return json.loads(text)


class Player:
    """One table, as its seat there sees it."""

    def __init__(self, wire, table, name, seat=None):
        self.wire, self.table, self.name, self.seat = wire, table, name, seat
        self.entropy = secrets.token_hex(32)
        self.sent, self.answered, self.phase = 0, None, None
        self.info, self.seen = {}, {}
        wire.send({"watch": table})

    def do(self, **command):
        self.sent += 1
        self.wire.send({"id": f"{self.entropy[:8]}-{self.sent}", "table": self.table, "do": command})

    def sit(self):
        sitters = self.info["sitters"]
        free = [seat for seat, sitter in enumerate(sitters) if sitter is None]
        if not free:
            return
        seat = self.seat if self.seat in free else free[0]
        self.do(type="sit", seat=seat, name=self.name, program={})
        self.do(type="ready", commitment=commitment(self.entropy))

    def hear(self, message):
        """Takes in an update, or a refusal; whatever is asked is answered."""
        if message["type"] == "refused":
            print(f"refused {message['refusal']}", file=sys.stderr, flush=True)
            if message["refusal"]["refused"] != "stale":
                self.answered = None  # nothing has happened: such as a clue that the rules do not take
        else:
            # What an update leaves out is as it was before.
            self.info.update(message["table"])
            self.seen.update({field: value for field, value in message.items() if field not in ("table", "items")})
            if "viewChange" in message:
                self.seen["view"] = {**self.seen["view"], **message["viewChange"]}
        if not self.info:
            return
        phase = self.info["phase"]
        if self.seen["eyes"] == "public" and phase == "gathering" and self.phase is None:
            self.sit()
        if phase == "opening" and self.phase != "opening":
            self.do(type="open", entropy=self.entropy)
        self.phase = phase
        question = self.seen.get("question")
        # Only if it is awaited: after a confirmation the question stays, because one may take it back.
        if question and question["awaited"] and question["decision"] != self.answered:
            self.answered = question["decision"]
            self.do(type="play", action=choose(question), decision=self.answered)

    @property
    def is_over(self):
        return self.phase in ("over", "closed")


def play(url, code, name):
    token = os.environ.get("HAVRE_TOKEN") or ask(url, "/api/v1/devices", {"keep": "token"})["token"]
    print(f"token {token}", flush=True)
    wire = Socket(url, token)
    players = {}
    if code == "--offer":
        wire.send({"offer": {"name": name}})
    else:
        table = ask(url, f"/api/v1/join/{code}", token=token)["table"]
        players[table] = Player(wire, table, name)
    while True:
        message = wire.receive()
        kind = message["type"]
        if kind == "offered":
            print("listed", flush=True)
        elif kind == "invitation":
            table = message["table"]
            players[table] = Player(wire, table, name, message["seat"])
        elif kind == "error":
            print(f"error {message['code']}: {message['detail']}", file=sys.stderr, flush=True)
            if not players:
                return
        elif kind == "update":
            player = players.get(message["table"]["table"])
            if player is not None:
                player.hear(message)
        elif kind == "refused":
            for player in players.values():
                if message["id"].startswith(player.entropy[:8]):
                    player.hear(message)
        for table in [table for table, player in players.items() if player.is_over]:
            print("over", flush=True)
            wire.send({"leave": table})
            del players[table]
            if code != "--offer":
                return


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("Usage: python3 player.py <address of the server> <code of the table, or --offer> [name]")
    play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "Heron")
