/** The selection chunk: what is shown for something selected or pointed at. Loaded when the board is first touched. */
export { CreationPreview, LandingMarks, PointedPlaces } from './marks.tsx';
export { AimPanel, CreationPanel, ElasticPanel, EndQuestion } from './panel.tsx';
