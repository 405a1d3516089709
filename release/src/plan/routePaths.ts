/**
 * Whether two route paths can match the same URL. A parameter matches any one segment; a path with optional segments
 * (`/blog/:title?`) is expanded to all its forms. A final `*` is a remote's own not-found page below its prefix, and
 * overlaps only with another `*` of the same prefix.
 */
export function doPathsOverlap(a: string, b: string): boolean {
  const others = expandPath(b);
  return expandPath(a).some((one) => others.some((other) => isSameShape(one, other)));
}

/** Whether `routes` serve every URL of `path`; parameter names do not matter. */
export function isPathServed(path: string, routes: readonly string[]): boolean {
  const served = new Set(routes.flatMap(expandPath).map(shapeOf));
  return expandPath(path).every((form) => served.has(shapeOf(form)));
}

function expandPath(path: string): string[][] {
  const segments = path.split('/').filter(Boolean);
  return segments.reduce<string[][]>(
    (forms, segment) =>
      segment.endsWith('?')
        ? [...forms, ...forms.map((form) => [...form, segment.slice(0, -1)])]
        : forms.map((form) => [...form, segment]),
    [[]],
  );
}

function isSameShape(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((segment, index) => {
    const other = b[index] as string;
    if (segment === '*' || other === '*') return segment === other;
    return segment.startsWith(':') || other.startsWith(':') || segment.toLowerCase() === other.toLowerCase();
  });
}

function shapeOf(form: readonly string[]): string {
  return form.map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase())).join('/');
}
