export function heading(text) {
  console.log(`\n== ${text} ==`);
}
