import { createHash } from 'node:crypto';
import { hashStyles } from './pageStyles';

const computeHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('every style of HTML that is data is named by its hash, whatever stands in it', () => {
  const styles = ['a{color:red}', '@media (width<768px){main>p{margin:0}}', ''];
  const html = `<head>${styles.map((text) => `<style data-href="/a.css">${text}</style>`).join('')}</head>`;
  expect(hashStyles(new TextEncoder().encode(html))).toEqual(styles.map(computeHash));
});
