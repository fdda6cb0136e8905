import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import InsertLink from '@mui/icons-material/InsertLink';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import PlaylistRemove from '@mui/icons-material/PlaylistRemove';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Title from '@mui/icons-material/Title';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';

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
  table: TableChartOutlined,
  row_add: TableRowsOutlined,
  row_remove: PlaylistRemove,
  column_add: ViewColumnOutlined,
  column_remove: ViewWeekOutlined,
  table_remove: DeleteSweepOutlined,
};

export type Mark = keyof typeof marks;

/** How much a text may hold: a lesson, what a question asks, an option of it. */
export type Extent = 'lesson' | 'text' | 'line';

export const marksOf: Record<Extent, Mark[]> = {
  lesson: ['heading', 'bold', 'italic', 'bullets', 'numbers', 'quote', 'link', 'media', 'table'],
  text: ['bold', 'italic', 'bullets', 'numbers', 'link'],
  line: ['bold', 'italic'],
};

/** What can be done within a table, in place of making another. */
const inTable: Mark[] = ['row_add', 'row_remove', 'column_add', 'column_remove', 'table_remove'];

/** Marks that are on or off; the others do something. */
export const toggleMarks: Mark[] = ['heading', 'bold', 'italic', 'bullets', 'numbers', 'quote'];

/** The marks of a toolbar where the cursor stands. */
export const marksAt = (extent: Extent, isTable: boolean): Mark[] =>
  isTable ? [...marksOf[extent].filter((name) => name !== 'table'), ...inTable] : marksOf[extent];
