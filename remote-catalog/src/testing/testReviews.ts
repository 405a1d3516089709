import type { Review } from '../reviews/reviewView.ts';

function review(id: number, stars: number, date: string, verified = true): Review {
  return { id, author: 'Maya R.', stars, title: `Title ${id}`, body: `Text ${id} of a review.`, date, verified };
}

/** The newest first. */
export const testReviews: Review[] = [
  review(3, 5, '2026-05-30'),
  review(2, 2, '2026-03-02', false),
  review(1, 4, '2025-11-08'),
];
