import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PreviewLink } from '../tools/PreviewLink.tsx';

/** From an exam to how it looks, and to how students did in it. */
export function ExamTools() {
  const translate = useTranslate();
  const exam = useRecordContext();
  if (!exam) return null;
  const scores = `/levels/level/${exam.level_id}/exam/${exam.id}/form/score`;
  return (
    <>
      <PreviewLink page={`exam/${exam.id}`} variant="outlined" />
      <Button component={Link} to={scores} variant="outlined" startIcon={<LeaderboardOutlined />}>
        {translate('pages.exam_score')}
      </Button>
    </>
  );
}
