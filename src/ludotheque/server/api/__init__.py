"""The tables over HTTP: what ../../../docs/protocol.md describes, with an OpenAPI document made from the types."""
