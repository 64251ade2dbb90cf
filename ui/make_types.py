"""Writes the types of the API as TypeScript: what the server says is what the browser reads.

`python ui/make_types.py` writes `ui/src/api/types.ts`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect

from mbira.core.registry import find_game, specs
from mbira.server.api.endpoint import encode
from mbira.server.api.openapi import openapi
from mbira.server.app import ENDPOINTS
from mbira.server.tables.sent.bells import Ring
from mbira.server.tables.sent.orders import OrdersNews
from mbira.server.tables.sent.position import Update
from mbira.server.tables.sent.sockets import Anew, Bye, ChatInfo, Hello, Retold, Studied, TableNews

if TYPE_CHECKING:
    from collections.abc import Iterator

Schema = dict[str, Any]
TYPES = Path(__file__).parent / "src/api/types.ts"
HEAD = "// Made by ui/make_types.py from the server's own types; `make ui` makes it again.\n"
GAMES = [game for game, spec in specs().items() if spec.engine.startswith("mbira.games.")]
"""Those that the page knows; the tables of others are drawn from what all games have."""
PUSHED = (Hello, Update, Anew, TableNews, ChatInfo, Retold, OrdersNews, Studied, Bye, Ring)
REF = "#/components/schemas/{name}"


def _name(name: str) -> str:
    """Return a name as TypeScript has it: what several games have is called after its game."""
    parts = name.split(".")
    if parts[:2] == ["mbira", "games"]:
        parts = [parts[2], parts[-1]]
    return "".join(part[0].upper() + part[1:] for part in parts)


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _name(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(_type(each) for each in schema[several]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return "null" if kind == "null" else plain.get(str(kind), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    item = _type(schema["items"]) if schema.get("items") else "unknown"
    return f"({item})[]" if "|" in item else f"{item}[]"


def _object(schema: Schema) -> str:
    if "properties" in schema:
        return f"{{\n{_fields(schema)}}}"
    values = schema.get("additionalProperties")
    value = _type(values) if isinstance(values, dict) and values else "unknown"
    names = schema.get("propertyNames")
    keys = _type(names) if names and "enum" in names else "string"
    return f"Record<{keys}, {value}>"


def _fields(schema: Schema) -> str:
    """Return the fields; what is as usual may be left out."""
    required = set(schema.get("required", ()))
    return "".join(
        f"  {name}{'' if name in required else '?'}: {_type(field)};\n"
        for name, field in schema["properties"].items()
    )


def _structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """Yield the structs that a type is made of."""
    if isinstance(kind, inspect.StructType):
        yield kind
    inner = [field.type for field in getattr(kind, "fields", ())]
    for name in ("types", "item_types"):
        inner += getattr(kind, name, ())
    for name in ("item_type", "value_type"):
        inner += [getattr(kind, name)] if hasattr(kind, name) else []
    for each in inner:
        yield from _structs(each)


def _complete(struct: inspect.StructType, schema: Schema) -> None:
    """Add what describes an answer badly: nothing in it is left out, and which keys it has."""
    for field in struct.fields:
        described = schema["properties"][field.encode_name]
        key = field.type.key_type if isinstance(field.type, inspect.DictType) else None
        if isinstance(key, inspect.LiteralType):
            described["propertyNames"] = {"enum": key.values}
    if not struct.cls.__struct_config__.omit_defaults:
        schema["required"] = list(schema["properties"])


def _answers(schemas: dict[str, Schema]) -> Iterator[str]:
    """Yield for each game the types of what answers its questions, and add what they are of."""
    asked = [
        (_name(game), name, question.kind)
        for game in GAMES
        for name, question in find_game(game).questions.items()
    ]
    kinds = [kind for _, _, kind in asked]
    structs = {each.cls: each for kind in inspect.multi_type_info(kinds) for each in _structs(kind)}
    described = msgspec.json.schema_components(kinds, ref_template=REF)
    text = json.dumps(described)
    for cls in structs:  # what has the name of something else is called after its game
        name = f"{cls.__module__}.{cls.__name__}"
        if cls.__name__ in schemas:
            text = text.replace(
                json.dumps(REF.format(name=cls.__name__)), json.dumps(REF.format(name=name))
            )
            text = text.replace(f"{json.dumps(cls.__name__)}: {{", f"{json.dumps(name)}: {{")
    answers, parts = json.loads(text)
    for cls, struct in structs.items():
        _complete(struct, parts.get(cls.__name__) or parts[f"{cls.__module__}.{cls.__name__}"])
    schemas.update(parts)
    for game in dict.fromkeys(game for game, _, _ in asked):
        fields = [
            f"  {name}: {_type(answer)};\n"
            for (of, name, _), answer in zip(asked, answers, strict=True)
            if of == game
        ]
        yield f"export interface {game}Answers {{\n{''.join(fields)}}}\n"


def typescript() -> str:
    """Return all types."""
    document = json.loads(encode(openapi(ENDPOINTS, GAMES)))
    schemas: dict[str, Schema] = document["components"]["schemas"]
    _, pushed = msgspec.json.schema_components(PUSHED, ref_template=REF)
    for name, schema in pushed.items():
        schemas.setdefault(name, schema)
    answers = list(_answers(schemas))
    for name in ("Hello", "Update", "Anew"):  # which were put into bytes before
        schemas[name]["properties"]["records"]["items"] = {"$ref": REF.format(name="Told")}
    parts = [HEAD]
    for name, schema in schemas.items():
        shape = _type(schema)
        if shape == _name(name):  # another name of what has this one already
            continue
        alias = f"export type {_name(name)} = {shape};\n"
        if schema.get("type") == "object" and "properties" in schema:
            alias = f"export interface {_name(name)} {shape}\n"
        parts.append(alias)
    parts += answers
    names = " | ".join(each.__name__ for each in PUSHED)
    parts.append(f"export type Pushed = {names};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    TYPES.write_text(typescript(), encoding="utf-8")
