import type { FoundDocument } from '@paw/contract/documents.ts';

export const testGuide: FoundDocument = {
  url: '/blogs/first-collar',
  title: 'The first collar',
  summary: 'How to choose one.',
  date: '2025-06-01',
  pets: ['dog'],
};
