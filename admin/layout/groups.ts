import type { SvgIconComponent } from '@mui/icons-material';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CoPresentOutlined from '@mui/icons-material/CoPresentOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import SegmentOutlined from '@mui/icons-material/SegmentOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StairsOutlined from '@mui/icons-material/StairsOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import TravelExploreOutlined from '@mui/icons-material/TravelExploreOutlined';

/** The menu: groups in the order of a day's work, each with its resources. Whoever may not read one does not see it. */
export const groups: { name: string; resources: Record<string, SvgIconComponent> }[] = [
  {
    name: 'teaching',
    resources: {
      levels: StairsOutlined,
      lessons: AutoStoriesOutlined,
      sections: SegmentOutlined,
      class_lessons: CoPresentOutlined,
      exercise_forms: AssignmentOutlined,
      exam_forms: QuizOutlined,
      resources: PermMediaOutlined,
    },
  },
  { name: 'placement', resources: { leveling_tests: HowToRegOutlined, leveling_forms: TravelExploreOutlined } },
  { name: 'people', resources: { students: SchoolOutlined, staff: BadgeOutlined, groups: GroupsOutlined } },
  {
    name: 'progress',
    resources: { attempts: FactCheckOutlined, progress_logs: TimelineOutlined, form_versions: LibraryBooksOutlined },
  },
  {
    name: 'school',
    resources: {
      settings: SettingsOutlined,
      letters: MailOutlined,
      sessions: KeyOutlined,
      audit_logs: HistoryOutlined,
    },
  },
];

/** The entities in the order in which people meet them. */
export const menuOrder = () => groups.flatMap(({ resources }) => Object.keys(resources));
