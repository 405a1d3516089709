import { ApiProblem } from '@paw/api-client/http.ts';
import { toPageProblem } from './PageProblem.ts';

test.each([
  ['a page that does not exist', Object.assign(new Error('x'), { status: 404 }), 404],
  ['an api that gave no answer', new ApiProblem(0, 'no_answer', 'x'), 503],
  ['an api that blames itself', new ApiProblem(500, 'server_error', 'x'), 503],
  ['data that did not come in time', Object.assign(new Error('x'), { status: 503 }), 503],
  ['a page that ended its renderer', Object.assign(new Error('x'), { status: 500 }), 500],
  ['a file that did not load', Object.assign(new Error('Loading chunk failed'), { name: 'LoadingFailed' }), 503],
  ['a loader’s own file that did not load', new Error('Loading chunk failed: article a (x)'), 503],
  ['a loader that throws something of its own', new TypeError('x is undefined'), 500],
  ['nothing at all', undefined, 500],
])('%s has a status of its own', (_, error, status) => {
  expect(toPageProblem(error).status).toBe(status);
});
