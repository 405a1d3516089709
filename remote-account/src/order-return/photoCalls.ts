import { ApiProblem } from '@paw/api-client/http.ts';
import { rules } from '@paw/rules/rules.ts';

const { megabytes } = rules.returns.photos;
/** ms for one picture: lines upwards are slow. */
const LIMIT = 60_000;
/** The longer side of what is sent, in pixels: the shop keeps no more. */
const SIDE = 1600;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

const pathOf = (reference: string, returnId: string) =>
  `/api/orders/${encodeURIComponent(reference)}/returns/${encodeURIComponent(returnId)}/photos`;

/** Where a picture of a return is shown, for anyone who has the order's reference. */
export const photoPath = (reference: string, returnId: string, id: string): string =>
  `/api/orders/${encodeURIComponent(reference)}/returns/${encodeURIComponent(returnId)}/photos/${encodeURIComponent(id)}`;

/** What is wrong with a file that was chosen, as a sentence. Its content is the api's to judge. */
export function checkPhoto({ name, type, size }: File): string | undefined {
  if (!photoTypes.includes(type)) return `${name}: choose a JPEG, PNG or WebP photo.`;
  return size > megabytes * 1024 * 1024 ? `${name}: choose a photo of up to ${megabytes} MB.` : undefined;
}

/**
 * Sends the pictures of a return, one after the other.
 * @returns what did not arrive, each as a sentence: the return itself was asked for already
 */
export async function sendPhotos(
  signal: AbortSignal,
  reference: string,
  returnId: string,
  photos: readonly File[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const photo of photos) {
    try {
      await sendPhoto(signal, pathOf(reference, returnId), photo);
    } catch (error) {
      if (signal.aborted) return problems;
      const why = error instanceof ApiProblem ? error.message : 'The upload failed.';
      problems.push(`${photo.name}: ${why}`);
    }
  }
  return problems;
}

/** By plain `fetch`: the typed client sends JSON. @throws ApiProblem, or what the line throws */
async function sendPhoto(signal: AbortSignal, path: string, photo: File): Promise<void> {
  const body = await smaller(photo);
  const ends = AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]);
  const headers = { 'content-type': body.type };
  const response = await fetch(new Request(path, { method: 'POST', headers, body, signal: ends }));
  if (response.ok) return;
  const { code = 'unknown', message } = (await response.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
  };
  const words = response.status < 500 && message ? message : 'The upload failed.';
  throw new ApiProblem(response.status, code, words);
}

/**
 * The picture as small as the shop keeps it, so that it is sent within the time that one call has on a slow line, and
 * without what the camera wrote into it. One that this browser cannot draw is sent as it is.
 */
async function smaller(photo: File): Promise<Blob> {
  try {
    const image = await createImageBitmap(photo);
    const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const drawing = canvas.getContext('2d');
    if (!drawing) return photo;
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return await new Promise<Blob>((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? photo), 'image/jpeg', 0.9);
    });
  } catch {
    return photo;
  }
}
