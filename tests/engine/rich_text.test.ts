import { expect, test } from 'vitest';
import { cleanHtml, cleanText } from '#api/engine/rich/clean_html.ts';

test('what teaches stays', () => {
  const html =
    '<h3>To be</h3><p>I <strong>am</strong>, <em lang="en">you are</em></p><table><tr><td colspan="2">x</td></tr></table>';
  expect(cleanHtml(html)).toBe(html.replace('<tr>', '<tr>'));
  expect(cleanHtml('<img src="/api/resources/7/file" alt="a cat">')).toContain('/api/resources/7/file');
});

test('what stands in another language says so, in questions too', () => {
  expect(cleanText('Después de <em lang=en>to</em>')).toBe('Después de <em lang="en">to</em>');
  expect(cleanText('<i lang="en">to</i> <strong lang="es">a</strong>', true)).toBe(
    '<em lang="en">to</em> <strong lang="es">a</strong>',
  );
  expect(cleanText('<em lang="fr">to</em>')).toBe('<em>to</em>');
  expect(cleanText('<em lang="en-US&quot; onclick=x()">to</em>')).toBe('<em>to</em>');
  expect(cleanHtml('<p lang="de">to</p>')).toBe('<p>to</p>');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://elsewhere.example/x.png">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<svg><animate onbegin=alert(1)></svg>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>1</script>"></iframe>',
  '<p style="background:url(javascript:1)" onclick="x()">x</p>',
])('what runs or leads astray goes: %s', (html) => {
  expect(cleanHtml(html)).not.toMatch(/script|onerror|onbegin|onclick|style|elsewhere|iframe|svg/i);
});

test('what is nested deeper than anybody writes keeps its words alone', () => {
  const lists = (depth: number) => `${'<ul><li>'.repeat(depth)}apple <b>&amp;</b> pear${'</li></ul>'.repeat(depth)}`;
  expect(cleanText(lists(14))).toContain('<strong>&amp;</strong>');
  expect(cleanText(lists(16)).trim()).toMatch(/^apple\s+&amp;\s+pear$/);
  expect(cleanHtml(lists(25_000)).trim()).toMatch(/^apple\s+&amp;\s+pear$/);
});

/** Texts that are costly for whoever looks back, or goes through all that is open, at each sign. */
const costly: Record<string, string> = {
  'lists within lists': '<ul>',
  'items within paragraphs': '<li><p>',
  'marks that nobody closes': '<b>',
  'ends of nothing': '</p> ',
  'an end and its blanks': ' ',
  'links without an address': '<a>',
  comments: '<!--',
  signs: '&<',
  attributes: '<a href="',
  'what is no text': '<svg><title>',
  'lists beside lists': '<ul><li>a</li></ul>',
};

test.each(Object.entries(costly))('a text twice as long takes about twice as long: %s', (name, part) => {
  const of = (length: number) => {
    const html = part.repeat(length / part.length);
    return name === 'an end and its blanks' ? `<ul><li>a</li>${html}</ul>` : html;
  };
  const steps = (length: number) => {
    const html = of(length);
    const times = Array.from({ length: 3 }, () => {
      const { user } = process.cpuUsage();
      cleanText(html);
      cleanText(html, true);
      cleanHtml(html);
      return process.cpuUsage().user - user;
    });
    return Math.min(...times);
  };
  // Sixteen times as long: 16 where it is linear, 256 where it is quadratic.
  const [short, long] = [steps(12_500), steps(200_000)];
  expect(long / Math.max(short, 2000)).toBeLessThan(80);
});
