/** The look of both applications as plain data: each renders its own theme or style sheet from it. */

export type Scheme = 'light' | 'dark';

/** What a colour is for decides its name; each pair that is used as text on a ground is held to WCAG AA by a test. */
export interface Palette {
  /** The page. */
  paper: string;
  /** Panels and inputs. */
  surface: string;
  /** Dividers and borders of panels: decoration, never the outline of a control. */
  line: string;
  /** Text, at 12:1 or better. */
  ink: string;
  /** Secondary text, and the outline of controls. */
  inkSoft: string;
  /** Primary action, links, the current level. */
  brand: string;
  /** Text on brand. */
  onBrand: string;
  /** The ground of what is selected or current; ink stands on it. */
  brandSoft: string;
  /** What to do next, streaks, highlights: a ground or a stroke, never text on paper. */
  marker: string;
  /** Text on marker. */
  onMarker: string;
  /** A quiet ground in the marker's hue; ink stands on it. */
  markerSoft: string;
  /** Correct, always with a tick. */
  right: string;
  rightSoft: string;
  /** Wrong, always with a cross; errors and dangerous actions. */
  wrong: string;
  wrongSoft: string;
  /** Text on right and on wrong. */
  onVerdict: string;
  /** The one shadow, for what floats. */
  shadow: string;
}

export const palettes: Record<Scheme, Palette> = {
  light: {
    paper: '#FBF8F3',
    surface: '#FFFFFF',
    line: '#E4DDD1',
    ink: '#1E2A2E',
    inkSoft: '#55646A',
    brand: '#0E5E5B',
    onBrand: '#FFFFFF',
    brandSoft: '#DCEEEB',
    marker: '#F2B33D',
    onMarker: '#1E2A2E',
    markerSoft: '#FCEFD3',
    right: '#1F7A3D',
    rightSoft: '#E3F3E7',
    wrong: '#B3372B',
    wrongSoft: '#FBE6E3',
    onVerdict: '#FFFFFF',
    shadow: '0 6px 24px rgba(30, 42, 46, 0.14)',
  },
  dark: {
    paper: '#14181A',
    surface: '#1C2225',
    line: '#2E373B',
    ink: '#EAF0EF',
    inkSoft: '#A5B4B6',
    brand: '#5CC8BF',
    onBrand: '#10201F',
    brandSoft: '#173B3A',
    marker: '#F2B33D',
    onMarker: '#1E2A2E',
    markerSoft: '#3A2F17',
    right: '#6FCF8E',
    rightSoft: '#18351F',
    wrong: '#F08A7E',
    wrongSoft: '#43211D',
    onVerdict: '#14181A',
    shadow: '0 6px 24px rgba(0, 0, 0, 0.5)',
  },
};

/** Figtree speaks for the school, Literata is what the student reads; the fallbacks are what the metrics are matched to. */
export const fonts = {
  interface: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  lesson: "'Literata Variable', 'Literata Fallback', Georgia, serif",
};

export const radii = { panel: 10, control: 8 };
export const target = 44;
/** Milliseconds: movement shows what changed; with reduced motion there is none. */
export const motion = { quick: 120, calm: 200 };
