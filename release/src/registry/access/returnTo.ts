import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './sessionCookie.ts';

/** How long a person may look for the one-time link. ms */
const REMEMBERED = 3_600_000;

const nameFor = (origin: string) => `paw_registry_place_${new URL(origin).port || '443'}`;

/** Only a place of the registry itself: a link elsewhere would lend it our name. */
export function ownPath(path: unknown, origin: string): string {
  // Browsers skip tabs and line breaks in an address, so "/<tab>/evil.example" is another host to them.
  if (typeof path !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || !URL.canParse(path, origin)) return '/';
  return new URL(path, origin).origin === origin ? path : '/';
}

/** Where a person wanted to go who has to sign in by a link first. */
export function rememberPlace(reply: FastifyReply, place: string, origin: string): void {
  setCookie(reply, nameFor(origin), encodeURIComponent(ownPath(place, origin)), REMEMBERED, origin);
}

/** @returns the remembered place, once; the first page when there is none */
export function takePlace(request: FastifyRequest, reply: FastifyReply, origin: string): string {
  const kept = readCookie(request, nameFor(origin));
  if (kept === undefined) return '/';
  setCookie(reply, nameFor(origin), '', 0, origin);
  try {
    return ownPath(decodeURIComponent(kept), origin);
  } catch {
    return '/';
  }
}
