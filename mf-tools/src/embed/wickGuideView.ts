import { WickGuide } from '../features/wick-guide/WickGuide';
import { makeView } from './makeView';

export const { version, styles, show, hide } = makeView({ 'wick-guide': WickGuide });
