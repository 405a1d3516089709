import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { petTints } from './petTints.ts';

test('the ground of a pet’s pictures is the tint that pages have behind them', () => {
  const tokens = readFileSync(join(__dirname, '../../shared/ui/src/tokens.css'), 'utf8');
  for (const [pet, tint] of Object.entries(petTints)) expect(tokens).toContain(`--${pet}: #${tint}; `);
});
