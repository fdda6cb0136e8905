import type { ComponentType } from 'react';
import { UploadButton } from '../pages/UploadButton.tsx';

/** What the list of an entity offers beyond what its schema says. */
export const extraActions: Record<string, ComponentType> = { resources: UploadButton };
