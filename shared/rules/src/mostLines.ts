/**
 * The most lines in one order. A module of its own: the cart's start is in every first visit, and needs this figure alone.
 */
export const mostLines = 50;
