/** Undefined when the bytes are absent or not JSON. */
export function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
