/**
 * How a page view can fail. `chunk`: code or style did not load; `throw`: a region threw in the browser; `hydration`: React
 * replaced the server's HTML; `script`: an error outside any region; `api`: no answer from the api; `unanswered`: an event
 * that asks for an answer got none; `render`: a region failed on the server.
 */
export const failureKinds = ['chunk', 'throw', 'hydration', 'script', 'api', 'unanswered', 'render'] as const;
export type FailureKind = (typeof failureKinds)[number];
