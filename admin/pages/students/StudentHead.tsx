import { Avatar, Box, Button, Card, Chip } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { ActionBar } from '../../schema/actions/ActionBar.tsx';
import { Column } from '../../schema/fields/Column.tsx';
import { Facts } from '../../schema/record/Facts.tsx';
import { Standing } from './Standing.tsx';

/** What is done every day; the rest stands where its consequences are seen. */
const daily = ['activate', 'extend_contract', 'set_password'];

const facts = [
  'student_id',
  'current_level_id',
  'group_id',
  'contract_number',
  'license_until',
  'access_until',
  'date_expiration',
  'email',
  'phone',
];

interface StudentHeadProps {
  held?: string;
  /** Something else of the page is looked at: on a phone that is what the screen is for. */
  isBrief: boolean;
}

/** Who the student is at a glance, and what customer service does for them. */
export function StudentHead({ held, isBrief }: StudentHeadProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const [isOpen, setOpen] = useState(false);
  if (!record) return null;
  const { avatar, first_name, name } = record;
  return (
    <Card
      sx={{
        p: { xs: 1.5, sm: 2 },
        mb: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: { xs: 'start', sm: 'center' },
      }}
    >
      <Avatar
        src={avatar ? `/api/resources/${avatar}/file?size=small` : undefined}
        alt=""
        sx={{ width: 48, height: 48, bgcolor: 'action.selected', color: 'text.primary', fontSize: 18 }}
      >
        {`${first_name}`.slice(0, 1) + `${name}`.slice(0, 1)}
      </Avatar>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', fontSize: 13 }}>
          <Column source="status" />
          <Column source="student_type" />
          <Contract record={record} />
        </Box>
        <Box sx={{ display: { xs: isBrief && !isOpen ? 'none' : 'grid', sm: 'grid' }, gap: 0.75 }} id="facts">
          <Facts fields={facts} />
          <Standing student={Number(record.id)} />
        </Box>
        {isBrief && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls="facts"
            onClick={() => setOpen(!isOpen)}
            sx={{ display: { sm: 'none' }, justifySelf: 'start' }}
          >
            {translate(`admin.student.facts.${isOpen ? 'less' : 'more'}`)}
          </Button>
        )}
      </Box>
      <ActionBar only={daily} held={held} />
    </Card>
  );
}

/** How much of the contract is left; a month before its end it asks to be seen. */
function Contract({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { days_left } = record;
  if (days_left === null || days_left === undefined) return null;
  const words = days_left < 0 ? 'over' : 'left';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={days_left < 0 ? 'error' : days_left <= 30 ? 'warning' : 'default'}
      label={translate(`admin.student.contract.${words}`, { smart_count: Math.abs(days_left) })}
      sx={{ color: 'text.primary' }}
    />
  );
}
