// Runs before the first paint: the page never flashes in the wrong light. Must agree with src/storage/settings.ts.
try {
  const theme = localStorage.getItem('tablee.theme');
  if (theme === 'day' || theme === 'evening') document.documentElement.dataset.theme = theme;
  const chosen = localStorage.getItem('tablee.language');
  const spoken = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  document.documentElement.lang = chosen === 'fr' || chosen === 'en' ? chosen : spoken;
} catch {
  // Storage is closed to us: the system's theme and French are fine.
}
