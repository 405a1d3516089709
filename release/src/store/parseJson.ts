/** Undefined for what is no JSON, and for nothing. */
export function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
