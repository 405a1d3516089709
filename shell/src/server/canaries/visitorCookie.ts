import { createHash, randomBytes } from 'node:crypto';
import { type ShellCookie, shellCookie } from '../shellCookie.ts';

/** 16 random bytes as base64url, the one way that they are written. */
const form = /^[\w-]{21}[AQgw]$/;

/** The cookie with a visitor's random id. It says nothing about a person, and ends with the browser's session. */
export function visitorCookie(origin: string): Pick<ShellCookie, 'name' | 'read' | 'write'> {
  const { name, read, write } = shellCookie('visitor', origin);
  return {
    name,
    /** An id that this shell cannot have given out counts as none. */
    read: (request) => {
      const id = read(request);
      return id !== undefined && form.test(id) ? id : undefined;
    },
    write,
  };
}

export const newVisitor = (): string => randomBytes(16).toString('base64url');

/** What reports call a visitor: the id itself never leaves the shell. */
export const hashVisitor = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 12);
