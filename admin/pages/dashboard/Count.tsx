import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { decimal } from '#schemas/numbers.ts';
import { type ListTarget, queryOf } from './figures.ts';

interface CountProps {
  of: ListTarget & { count: number };
  /** What is counted, for who hears the number alone. */
  label: string;
  children?: ReactNode;
}

/** A number that leads to the list that it was counted from; nothing is no link, as its list is empty. */
export function Count({ of, label, children }: CountProps) {
  const createPath = useCreatePath();
  const text = children ?? decimal(of.count);
  if (of.count === 0) return <span>{text}</span>;
  const to = `${createPath({ resource: of.entity, type: 'list' })}?${queryOf(of)}`;
  return (
    <MuiLink
      component={Link}
      to={to}
      aria-label={children ? undefined : `${label}: ${decimal(of.count)}`}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </MuiLink>
  );
}
