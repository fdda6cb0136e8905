import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import InsertLink from '@mui/icons-material/InsertLink';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import Title from '@mui/icons-material/Title';

/** What a text is marked with; its name is a word of `admin.rich`. */
export const marks = {
  heading: Title,
  bold: FormatBold,
  italic: FormatItalic,
  bullets: FormatListBulleted,
  numbers: FormatListNumbered,
  quote: FormatQuote,
  link: InsertLink,
  media: PermMediaOutlined,
};

export type Mark = keyof typeof marks;

/** How much a text may hold: a lesson, what a question asks, an option of it. */
export type Extent = 'lesson' | 'text' | 'line';

export const marksOf: Record<Extent, Mark[]> = {
  lesson: ['heading', 'bold', 'italic', 'bullets', 'numbers', 'quote', 'link', 'media'],
  text: ['bold', 'italic', 'bullets', 'numbers', 'link'],
  line: ['bold', 'italic'],
};
