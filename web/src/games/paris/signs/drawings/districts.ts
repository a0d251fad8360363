// The districts: an emblem each, 48 × 48.

export const DISTRICTS: Record<string, string> = {
  montmartre: `
    <path d="M17 22h14l4.5 21h-23z"/>
    <path d="M16.5 21c.6-5 3.6-8 7.5-8s6.9 3 7.5 8z"/>
    <path d="M7 4l17.5 16M41 4L23.5 20M5.5 33L24 17.5M42.5 33L24 17.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>
    <path class="cut" d="M21.5 43v-7a2.5 2.5 0 0 1 5 0v7" stroke-width="2"/>
  `,
  la_villette: `
    <path d="M4 24h40l-5 11H10z"/>
    <path d="M12 15h9v7h-9zM24 8h2.6v14H24z"/>
    <path d="M28 9.5l11 12H28z"/>
    <path d="M4 41c4-3 6-3 10 0s6 3 10 0 6-3 10 0 6 3 10 0" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>
  `,
  saint_germain: `
    <path d="M24 8C18 4.5 11 4 4 6v32c7-2 14-1.5 20 2 6-3.5 13-4 20-2V6c-7-2-14-1.5-20 2z"/>
    <path class="cut" d="M24 9v30" stroke-width="2.2"/>
    <path class="cut" d="M9 14c4-.7 7.5-.2 11 1.3M9 21c4-.7 7.5-.2 11 1.3M9 28c4-.7 7.5-.2 11 1.3M39 14c-4-.7-7.5-.2-11 1.3M39 21c-4-.7-7.5-.2-11 1.3M39 28c-4-.7-7.5-.2-11 1.3" stroke-width="2"/>
  `,
  chaillot: `
    <path d="M4 40h40v4.5H4zM21 30h6v10h-6zM9 24.5h30c0 5-6.5 7.5-15 7.5S9 29.5 9 24.5z"/>
    <path d="M24 24V6M24 9C15.5 4.5 11.5 11 11.5 21M24 9c8.5-4.5 12.5 2 12.5 12M24 14c-4-2-6 2-6 8M24 14c4-2 6 2 6 8" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>
  `,
  belleville: `
    <circle cx="15" cy="21" r="5.6"/>
    <circle cx="26" cy="21" r="5.6"/>
    <circle cx="37" cy="21" r="5.6"/>
    <circle cx="20.5" cy="30.5" r="5.6"/>
    <circle cx="31.5" cy="30.5" r="5.6"/>
    <circle cx="26" cy="40" r="5.6"/>
    <path d="M26 16c0-6-2-9-6-11" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>
    <path d="M25 12c3-7 9-9 16-6-2 6.5-8.5 9.5-16 6z"/>
  `,
  batignolles: `
    <path d="M9 5h8v9H9zM30 4h14v5h-2v22h-9V9h-3z"/>
    <path d="M4 15h29v17H4z"/>
    <path d="M2 33h42v3.5H2z"/>
    <circle cx="11" cy="39" r="5.5"/>
    <circle cx="24" cy="39" r="5.5"/>
    <circle cx="37" cy="39" r="5.5"/>
    <path class="cut" d="M35.5 13h4.5v7h-4.5z" stroke-width="1.8"/>
    <circle class="cut" cx="11" cy="39" r="1.6" stroke-width="1.6"/>
    <circle class="cut" cx="24" cy="39" r="1.6" stroke-width="1.6"/>
    <circle class="cut" cx="37" cy="39" r="1.6" stroke-width="1.6"/>
  `,
};
