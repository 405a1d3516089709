import { csvOf } from './exportPerson.ts';

test('a CSV file has a header and one line for each row; values with a comma, a quote or a line end are quoted', () => {
  const rows = [{ id: 1, text: 'a,b' }, { id: 2, text: 'say "hi"\nthere', more: { deep: [1] } }, { text: null }];
  expect(csvOf(rows)).toBe('id,text,more\r\n1,"a,b",\r\n2,"say ""hi""\nthere","{""deep"":[1]}"\r\n,,\r\n');
});

test.each(['=1+1', '+1', '-1', '@x', '\tx'])('a spreadsheet does not read %j as a formula', (text) => {
  expect(csvOf([{ text }])).toBe(`text\r\n'${text}\r\n`);
});

test('numbers stay numbers', () => {
  expect(csvOf([{ cents: -5 }])).toBe('cents\r\n-5\r\n');
});
