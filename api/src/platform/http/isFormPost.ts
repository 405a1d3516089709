import type { FastifyRequest } from 'fastify';

/** A browser without JavaScript posted a form: it wants a page, not data. */
export const isFormPost = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
