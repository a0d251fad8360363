// Kinds of building, 48 × 48.

export const TYPES: Record<string, string> = {
  cafe: `
    <path d="M10 20h24v8a11 11 0 0 1-11 11h-2a11 11 0 0 1-11-11z"/>
    <path d="M33 23h3.5a4.8 4.8 0 0 1 0 9.6H32" fill="none" stroke="currentColor" stroke-width="3.4"/>
    <path d="M7 42.5h30" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M17 16c-3.4-3.6 3.4-5.4 0-10M26 16c-3.4-3.6 3.4-5.4 0-10" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>
  `,
  bakery: `
    <path d="M3.5 35C4 20 12.5 10 24 10s20 10 20.5 25c-3 3.6-7.7 3.6-10.2.5C32.6 29 29 25.5 24 25.5s-8.6 3.5-10.3 10c-2.5 3.1-7.2 3.1-10.2-.5z"/>
    <path class="cut" d="M17.6 11.5l1.7 15M30.4 11.5l-1.7 15M9.3 18.5l6.4 11M38.7 18.5l-6.4 11" stroke-width="2.4"/>
  `,
  residence: `
    <path fill-rule="evenodd" d="M13 6h3v4h16V6h3v4l4 11h-1v21H10V21H9l4-11zM15.5 14.5v5h4v-5zm6.5 0v5h4v-5zm6.5 0v5h4v-5zM14 25v6h5v-6zm7.5 0v6h5v-6zm7.5 0v6h5v-6zM14 34v5.5h5V34zm15 0v5.5h5V34zm-7.5 0v8h5v-8z"/>
  `,
  restaurant: `
    <path d="M10 5v12.5a5.6 5.6 0 0 0 4 5.3V43h4.6V22.8a5.6 5.6 0 0 0 4-5.3V5h-2.9v11.5h-1.9V5h-3v11.5h-1.9V5z"/>
    <path d="M31 5c5.6 2.6 8 10.5 7.2 21h-3V43h-4.6V5z"/>
  `,
  hotel: `
    <path d="M4 11h4.4v18H44v12h-4.4v-5.5H8.4V41H4z"/>
    <path d="M20.5 27v-7.2h15.3A8.2 8.2 0 0 1 44 27z"/>
    <circle cx="14" cy="22.5" r="4.4"/>
  `,
  theatre: `
    <path fill-rule="evenodd" d="M6 8.5c11.5 4.3 24.5 4.3 36 0C44 25 38.5 40.5 24 43.5 9.5 40.5 4 25 6 8.5zM12 20c2.8-2.8 6.6-2.6 8.8.6-2.9-.8-6-.9-8.8-.6zm15.2.6c2.2-3.2 6-3.4 8.8-.6-2.8-.3-5.9-.2-8.8.6zM14 27.5c6.3 2.6 13.7 2.6 20 0-1.2 6-5 9.3-10 9.3s-8.8-3.3-10-9.3z"/>
  `,
};
