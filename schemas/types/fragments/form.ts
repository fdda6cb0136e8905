// Made from schemas/fragments/form.json by `npm run types`: change that, and run it again.

import type { Comparison } from './comparison.ts';
import type { RegradingOutcome } from './regrading_outcome.ts';
import type { RegradingProgress } from './regrading_progress.ts';
import type { Text } from './text.ts';

/** What its actions are sent. */
export interface FormActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
  start: Record<string, never>;
  restore_version: {
    version: number;
    dry?: boolean;
  };
  try_regrading: {
    version: number;
    keep: 'better' | 'new';
  };
  regrade: {
    regrading: number;
  };
  accept_variant: {
    question: number;
    part: string;
    text: string;
    weight: number;
    dry?: boolean;
  };
  dismiss_variant: {
    question: number;
    part: string;
    answer: string;
  };
  undo_import: {
    questions: number[];
  };
}

/** What its actions answer, where that is not the row. */
export interface FormResults {
  restore_version: {
    changes: Comparison;
    unpublished: boolean;
    questions: {
      before: {
        [k: string]: unknown;
      } | null;
      after: {
        [k: string]: unknown;
      } | null;
    }[];
  };
  try_regrading: RegradingProgress;
  regrade: RegradingProgress;
  accept_variant: RegradingProgress;
  dismiss_variant: {
    dismissed: boolean;
  };
  undo_import: {
    count: number;
  };
}

/** What dry runs of them answer, where that is another thing. */
export interface FormPreviews {
  accept_variant: RegradingOutcome;
}

/** What its queries are asked, and what they answer. */
export interface FormQueries {
  versions: {
    params: Record<string, never>;
    result: {
      id: number;
      number: number;
      created_at: string;
      questions: number;
      attempts: number;
    }[];
  };
  comparison: {
    params: {
      from: number;
      to: number;
    };
    result: Comparison;
  };
  removed: {
    params: Record<string, never>;
    result: {
      id: number;
      type: string;
      body: {
        [k: string]: unknown;
      };
      key: {
        [k: string]: unknown;
      };
      at: string;
      by: string | null;
    }[];
  };
  statistics: {
    params: Record<string, never>;
    result: {
      enough: number;
      questions: {
        question: number;
        answers: number;
        facility: number | null;
        discrimination: number | null;
        options: {
          part: string;
          choice: string;
          text: string;
          right: boolean;
          count: number;
          share: number;
          strong: number;
        }[];
        flags: string[];
      }[];
    };
  };
  variants: {
    params: Record<string, never>;
    result: {
      question: number;
      part: string;
      gap: number | null;
      prompt: Text;
      text: string | null;
      accepted: string[];
      variants: {
        text: string;
        answer: string;
        attempts: number;
        students: number;
      }[];
    }[];
  };
  regrading: {
    params: Record<string, never>;
    result: RegradingProgress | null;
  };
  export_losses: {
    params: {
      format: string;
    };
    result: {
      number: number;
      reason: string;
      message: string;
    }[];
  };
}
