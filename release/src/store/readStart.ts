/**
 * The beginning of an answer, of at most `most + 1` bytes. Then the connection is ended: what is sent without end keeps no
 * one busy.
 */
export async function readStart(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > most) break;
  }
  return Buffer.concat(chunks).subarray(0, most + 1);
}
