/** @jest-environment node */
import { isCounted } from './isCounted.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const asking = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: { 'user-agent': chrome, ...headers },
});

test.each([
  chrome,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X18 Plus) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0',
])('a person with %s counts', (agent) => expect(isCounted(asking({ 'user-agent': agent }))).toBe(true));

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  `${chrome} Chrome-Lighthouse`,
])('the robot %s does not', (agent) => expect(isCounted(asking({ 'user-agent': agent }))).toBe(false));

test('a prefetch, a HEAD request and a browser that asks not to be measured do not count', () => {
  expect(isCounted(asking({ 'sec-purpose': 'prefetch;prerender' }))).toBe(false);
  expect(isCounted(asking({ purpose: 'prefetch' }))).toBe(false);
  expect(isCounted(asking({ 'sec-gpc': '1' }))).toBe(false);
  expect(isCounted(asking({}, 'HEAD'))).toBe(false);
  expect(isCounted(asking({ 'sec-gpc': '0' }))).toBe(true);
});
