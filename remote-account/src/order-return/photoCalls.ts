import { ApiProblem } from '@paw/api-client/http.ts';
import { rules } from '@paw/rules/rules.ts';

const { megabytes } = rules.returns.photos;
/** In ms, for one photo: uploads are slow. */
const LIMIT = 60_000;
/** The longer side of an uploaded photo, in pixels: the shop does not keep larger ones. */
const SIDE = 1600;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

const pathOf = (reference: string, returnId: string) =>
  `/api/orders/${encodeURIComponent(reference)}/returns/${encodeURIComponent(returnId)}/photos`;

/** The path of a return's photo, for anyone who has the order's reference. */
export const photoPath = (reference: string, returnId: string, id: string): string =>
  `/api/orders/${encodeURIComponent(reference)}/returns/${encodeURIComponent(returnId)}/photos/${encodeURIComponent(id)}`;

/** Why a chosen file is refused, as a sentence. The api checks its content. */
export function checkPhoto({ name, type, size }: File): string | undefined {
  if (!photoTypes.includes(type)) return `${name}: choose a JPEG, PNG or WebP photo.`;
  return size > megabytes * 1024 * 1024 ? `${name}: choose a photo of up to ${megabytes} MB.` : undefined;
}

/**
 * Uploads the photos of a return, one after the other.
 * @returns a sentence for each photo that failed: the return itself has already been requested
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

/** Uses plain `fetch`, because the typed client sends JSON. @throws ApiProblem, or the network's error */
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
 * The photo in the size that the shop keeps, so that the upload is in time on a slow connection, and without the
 * camera's metadata. A photo that this browser cannot draw is sent unchanged.
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
