/** Thrown by work that fails for good: nothing is gained by trying it again before somebody has looked at it. */
export class NeverWorks extends Error {}
