/** What the server drew is marked with this, as far as others may put something between it. */
const own = 'data-own';

/** Marks the content of a page's head, and where its body begins. */
export const markOwn = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>/s, (head) => head.replaceAll(/<(meta|title|link|style|script)\b/g, `<$1 ${own}=""`))
    .replace(/<body><(\w+)/, `<body><$1 ${own}=""`);

/**
 * An extension of the browser may have put nodes of its own into the page, between those in which React looks for what
 * the server drew. They go to the end of head and body, where React leaves them alone.
 */
export function setStrangersAside({ documentElement, head, body }: Document): void {
  if (!head.querySelector(`[${own}]`)) return;
  for (const node of [...documentElement.children]) if (node !== head && node !== body) body.append(node);
  for (const node of [...head.children]) if (!node.hasAttribute(own)) head.append(node);
  const first = body.querySelector(`:scope > [${own}]`);
  for (const node of [...body.children]) {
    if (!first || node === first) return;
    body.append(node);
  }
}
