export type Block =
  | { is: 'text'; text: string }
  | { is: 'list'; items: string[] }
  | { is: 'table'; head: string[]; rows: string[][] };

export interface Span {
  look: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

const cells = (row: string) => row.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());

/** Paragraphs, lists and tables; anything else is a paragraph. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const chunk of markdown.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '');
    const table = lines.findIndex((line) => line.trim().startsWith('|'));
    const lead = table < 0 ? lines : lines.slice(0, table);
    found.push(...textAndLists(lead));
    if (table < 0) continue;
    const [head = '', , ...rows] = lines.slice(table);
    found.push({ is: 'table', head: cells(head), rows: rows.map(cells) });
  }
  return found;
}

function textAndLists(lines: string[]): Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const item = /^\s*[-*]\s+(.*)$/.exec(line)?.[1];
    const last = found.at(-1);
    if (item !== undefined) {
      if (last?.is === 'list') last.items.push(item);
      else found.push({ is: 'list', items: [item] });
    } else if (last?.is === 'list') {
      last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
    } else if (last?.is === 'text') {
      last.text += ` ${line.trim()}`;
    } else {
      found.push({ is: 'text', text: line.trim() });
    }
  }
  return found;
}

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*|`[^`]+`|\b[A-Z][A-Z0-9]{1,3}-\d+[a-z]?\b)/)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.startsWith('**')) return { look: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.length > 2) return { look: 'em', text: part.slice(1, -1) };
      if (part.startsWith('`')) return { look: 'code', text: part.slice(1, -1) };
      if (/^[A-Z][A-Z0-9]{1,3}-\d+[a-z]?$/.test(part)) return { look: 'rule', text: part };
      return { look: 'plain', text: part };
    });
}
