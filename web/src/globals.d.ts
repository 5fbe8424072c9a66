/** Any JSON, as the generated protocol calls it. */
type JsonValue = unknown
