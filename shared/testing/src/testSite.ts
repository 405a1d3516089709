import type { Site } from '@paw/contract/site.ts';

export const testSite: Site = {
  imageHost: '',
  subscribeHost: '',
  origin: 'http://localhost',
  phone: '(555) 010-0199',
  email: 'hello@example.com',
  address: '12 Example Street, Springfield, IL 62701',
  copyrightYear: '2025',
};
