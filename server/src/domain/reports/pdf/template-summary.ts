/** How the head of a report's document is set, in Typst: figures beside each other, the verdict and the next steps below. */
export const summaryTemplate = `
#let verdict-tones = (plus: rgb("#1c7a45"), clear: rgb("#1c7a45"), level: ink3, fall: tones.medium, missing: ink3, swing: ink3, risk: tones.medium, next: teal)
#let tile(one) = block(width: 100%, inset: (x: 7pt, y: 7pt), {
  set par(leading: 0.45em, spacing: 0.5em)
  block(below: 5pt, text(7.5pt, fill: ink3, one.label))
  block(below: 5pt, text(if "isRange" in one { 10.5pt } else { 13pt }, weight: 600, marked(one, one.value)))
  for note in one.notes { block(below: 4pt, text(7.5pt, fill: ink2, pieces(note))) }
  if "lines" in one {
    box(width: 100%, height: 16pt, layout(size => {
      let at(p) = (p.at(0) * size.width, (1 - p.at(1)) * size.height)
      for part in one.lines {
        place(top + left, curve(stroke: (paint: teal, thickness: 1.2pt, cap: "round", join: "round"),
          curve.move(at(part.first())), curve.line(at(part.first())), ..part.slice(1).map(p => curve.line(at(p)))))
      }
    }))
  }
})
#let summary(s) = {
  if s.tiles.len() > 0 {
    block(width: 100%, above: 12pt, below: 9pt, breakable: false, radius: 3pt, stroke: 0.6pt + hair, grid(
      columns: s.tiles.map(one => if "lines" in one { 1.35fr } else { 1fr }),
      stroke: (x, y) => if x > 0 { (left: 0.6pt + hair) },
      ..s.tiles.map(tile),
    ))
  }
  if "verdict" in s {
    card({
      block(below: 7pt, text(11pt, weight: 600, s.verdict.title))
      for row in s.verdict.rows {
        block(below: 6pt, grid(columns: (8pt, 1fr), column-gutter: 4pt,
          box(baseline: -1.5pt, square(size: 5pt, radius: 1pt, fill: if "tone" in row { tones.at(row.tone) } else { verdict-tones.at(row.role) })),
          { text(weight: 600, row.label); " "; pieces(row.pieces) },
        ))
      }
    })
  }
  if "steps" in s {
    heading3(s.steps.title)
    points((numbered: true, items: s.steps.items))
  }
}
`;
