/** How the charts of a report's document are drawn, in Typst. */
export const chartsTemplate = `#let ranges(b) = card({
  heading3(b.title)
  if "lead" in b { small(b.lead); v(2pt) }
  grid(
    columns: (32%, 1fr, 20mm), row-gutter: 4.5pt, column-gutter: 8pt, align: (left + horizon, horizon, right + horizon),
    ..b.rows.map(row => (
      row.label,
      // Placed things are as high as nothing: in the middle of the row they would hang below its label.
      block(width: 100%, height: 9pt, align(top, layout(size => {
        let w = size.width
        place(top + left, dy: 4.5pt, line(length: w, stroke: 0.5pt + hair))
        place(top + left, dx: b.zero * w, dy: -1.5pt, line(angle: 90deg, length: 12pt, stroke: 0.5pt + ink3))
        if "at" in row {
          place(top + left, dx: row.from * w, dy: 2.9pt,
            rect(width: calc.max(0.6pt, (row.to - row.from) * w), height: 3.2pt, radius: 1.6pt, fill: colour(b).lighten(65%)))
          place(top + left, dx: row.at * w - 2.2pt, dy: 2.3pt, circle(radius: 2.2pt, fill: colour(b)))
        }
      }))),
      text(weight: 600, marked(row, row.value)),
    )).flatten(),
  )
})
#let chart-line(b) = card({
  grid(columns: (1fr, auto), heading3(b.title),
    if "forecast" in b.labels { text(8pt, weight: 600, fill: colour(b), b.labels.forecast) })
  v(5pt)
  let edge = 34pt
  let height = 105pt
  box(width: 100%, height: height + 14pt, layout(size => {
    let w = size.width - edge - 4pt
    let at(p) = (edge + p.at(0) * w, (1 - p.at(1)) * height)
    for tick in b.ticksY {
      let y = (1 - tick.at) * height
      place(top + left, dx: edge, dy: y, line(length: w, stroke: 0.5pt + hair))
      place(top + left, dy: y - 3.2pt, box(width: edge - 5pt, align(right, small(tick.text))))
    }
    for tick in b.ticksX {
      let wide = 44pt
      let x = calc.min(calc.max(edge + tick.at * w - wide / 2, 0pt), size.width - wide)
      place(top + left, dx: x, dy: height + 5pt, box(width: wide, align(center, small(tick.text))))
    }
    for jump in b.jumps { let (x, wide) = (edge + jump.from * w, calc.max(1pt, (jump.to - jump.from) * w))
      place(top + left, dx: x, { rect(width: wide, height: height, fill: rgb("#b7791f").lighten(80%)); place(bottom + left, dx: wide / 2 - 20pt, box(width: 40pt, align(center, text(7pt, jump.text)))) }) }
    if b.band.len() > 2 { place(top + left, polygon(fill: colour(b).lighten(82%), ..b.band.map(at))) }
    let draw(points, ..stroke) = if points.len() > 1 {
      place(top + left, curve(stroke: (paint: colour(b), cap: "round", join: "round", ..stroke.named()),
        curve.move(at(points.first())), ..points.slice(1).map(p => curve.line(at(p)))))
    }
    draw(b.ahead, thickness: 1.2pt, dash: (1.2pt, 3pt))
    for part in b.lines {
      if part.len() == 1 { let p = at(part.first()); place(top + left, dx: p.at(0) - 1pt, dy: p.at(1) - 1pt, circle(radius: 1pt, fill: colour(b))) }
      draw(part, thickness: 1.4pt)
    }
    let p = at(b.last)
    place(top + left, dx: p.at(0) - 2.4pt, dy: p.at(1) - 2.4pt, circle(radius: 2.4pt, fill: white, stroke: 1.3pt + colour(b)))
    let wide = 60pt
    let isRight = b.last.at(0) > 0.5
    place(top + left, dx: if isRight { p.at(0) - wide } else { p.at(0) }, dy: calc.max(0pt, p.at(1) - 15pt),
      box(width: wide, align(if isRight { right } else { left }, text(8.5pt, weight: 600, b.labels.now))))
  }))
})
#let chart-columns(b) = card({
  grid(columns: (1fr, auto), heading3(b.title), text(8pt, weight: 600, b.peak))
  v(4pt)
  let height = 52pt
  let top-one = calc.max(..b.heights)
  box(width: 100%, height: height, layout(size => {
    let step = size.width / b.heights.len()
    for (index, value) in b.heights.enumerate() {
      let tall = calc.max(0.7pt, value * height)
      place(top + left, dx: (index + 0.15) * step, dy: height - tall,
        rect(width: step * 0.7, height: tall, fill: if value == top-one { colour(b) } else { colour(b).lighten(45%) }))
    }
    place(top + left, dy: height, line(length: size.width, stroke: 0.5pt + hair))
  }))
  v(1pt)
  grid(columns: (1fr, auto), small(b.ends.at(0)), small(b.ends.at(1)))
})
`;
