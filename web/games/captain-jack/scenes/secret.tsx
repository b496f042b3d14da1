/** The end: an old sea dog leans over the table and tells the winner where the gold is. */
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { jackWords } from '../speech.ts';
import './secret.css';

export const Secret = ({ winner, names }: { winner: Seat; names: Names }) => (
  <section class="cj-secret" aria-label={jackWords().secret}>
    <SeaDog />
    <blockquote>{jackWords().secretFor(nameOf(names, winner))}</blockquote>
  </section>
);

/** A hat that has seen weather, one eye that has seen more, and a hand beside the mouth. */
const SeaDog = () => (
  <svg class="cj-sea-dog" viewBox="0 0 220 240" aria-hidden="true">
    <g class="cj-ink">
      <path fill="#27384a" d="M8 240C10 190 50 168 108 168S206 190 210 240z" />
      <path fill="none" stroke="#e0b457" stroke-width="4" d="M104 176V240M116 176V240" />
      <circle cx="110" cy="196" r="4" fill="#e0b457" />
      <circle cx="110" cy="220" r="4" fill="#e0b457" />
      <path fill="#d9d3c6" d="M52 92C40 128 48 170 74 188 88 214 132 214 148 188 172 170 180 128 168 92z" />
      <path fill="#d3986a" d="M60 84C58 62 160 62 160 84 164 118 150 150 110 152 70 150 56 118 60 84z" />
      <path
        fill="none"
        stroke-width="2"
        d="M74 82C80 78 90 78 96 82M68 108C72 112 76 113 80 112M142 112C147 112 150 110 153 107"
      />
      <path fill="#22252b" d="M116 78C126 74 146 76 150 86 150 102 138 108 130 106 120 104 114 92 116 78z" />
      <path fill="none" stroke="#22252b" stroke-width="4" d="M150 82C156 80 162 76 166 70M118 80C100 70 80 62 60 62" />
      <path fill="#fdf8e6" d="M74 92C80 84 96 84 100 93 95 100 80 101 74 92z" />
      <circle cx="89" cy="92" r="4.500" fill="#3f5f6d" />
      <path fill="none" stroke-width="4.500" stroke="#d9d3c6" d="M70 80C80 72 94 73 102 80" />
      <path fill="#c2775a" d="M106 90C100 104 96 112 102 118 108 122 118 121 122 115 120 106 116 98 114 90" />
      <path
        fill="#efe9dc"
        d="M110 124C96 116 74 122 64 138 80 138 86 146 92 152 98 166 122 166 128 152 134 146 140 138 156 138 146 122 124 116 110 124z"
      />
      <path fill="#5a2620" d="M98 141C104 136 116 136 122 141 116 148 104 148 98 141z" />
      <path
        fill="#efe9dc"
        d="M70 144C78 180 92 206 110 212 128 206 142 180 150 144 140 168 126 178 110 178S80 168 70 144z"
      />
      <path
        fill="none"
        stroke-width="1.800"
        d="M88 172C92 186 98 198 106 204M132 172C128 186 122 198 114 204M110 180V206"
      />
      <path fill="#3a2a20" d="M18 74C40 62 56 20 112 18S180 62 204 74C190 92 150 78 110 78S32 92 18 74z" />
      <path fill="none" stroke="#e0b457" stroke-width="3.500" d="M24 74C50 80 80 66 110 66S170 80 198 74" />
      <g transform="translate(110 46) scale(.9)">
        <path fill="#f7f0e0" d="M0-13C9-13 13-7 13-1 13 3 11 5 8 7L7 13H-7L-8 7C-11 5-13 3-13-1-13-7-9-13 0-13z" />
        <circle cx="-5" cy="-1" r="3.500" fill="#22180d" stroke="none" />
        <circle cx="5" cy="-1" r="3.500" fill="#22180d" stroke="none" />
      </g>
      <path
        fill="#c98d5e"
        d="M160 128C172 112 184 108 190 114 200 110 206 118 202 126 210 128 210 138 202 142 206 150 198 156 190 152 186 168 172 180 160 178 150 168 150 142 160 128z"
      />
      <path
        fill="none"
        stroke-width="2"
        d="M190 114C184 118 178 126 176 132M202 126C194 128 186 134 182 140M202 142C194 142 186 146 182 150"
      />
      <path fill="#27384a" d="M160 178C172 182 184 172 190 160 204 176 212 206 212 240H150C152 214 154 194 160 178z" />
      <circle cx="54" cy="122" r="6" fill="none" stroke="#e0b457" stroke-width="3" />
    </g>
  </svg>
);
