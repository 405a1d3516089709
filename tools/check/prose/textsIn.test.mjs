import { textsIn } from './textsIn.mjs';

const read = (text) => textsIn('Box.tsx', text).map(({ start, end }) => text.slice(start, end));

test('the content of tags is text, and so are the attributes that are shown', () => {
  expect(read('const a = <p title="Two words">Read <b>all of</b> this.</p>;')).toEqual(['Two words', 'all of']);
});

test('strings and the parts of templates are texts from two words on', () => {
  expect(read("const a = ['One more thing', 'order', 'POST /api'];")).toEqual(['One more thing', 'POST /api']);
  expect(read('const a = `You have ${n} of them left, and ${m}.`;')).toEqual(['You have ', ' of them left, and ']);
});

test('imports, types, styles and paths are code', () => {
  expect(read("import a from 'two words';\ntype B = 'two words';")).toEqual([]);
  expect(read('const A = styled.p`margin: 0 auto;`;\nconst b = <p className="one two" />;')).toEqual([]);
});
