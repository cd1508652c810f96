import Foundation
import LayoutDSL
import Render

/// The frames of a film in a grid, each above its caption.
struct ContactSheet: View {
  let frames: [FilmFrame]
  /// Pixels per point of the frames and of the sheet.
  let scale: CGFloat

  private let spacing: CGFloat = 16

  var body: some View {
    let columns = columns
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(Array(stride(from: 0, to: frames.count, by: columns)), id: \.self) { start in
        HStack(alignment: .top, spacing: spacing) {
          ForEach(start..<min(start + columns, frames.count), id: \.self) { index in
            cell(frames[index])
          }
        }
      }
    }
    .padding(spacing + 4)
    .background(Color(uiColor: .secondarySystemBackground))
  }

  private func cell(_ frame: FilmFrame) -> some View {
    VStack(spacing: 6) {
      Image(bitmap: ResolvedImage(image: DisplayImage(frame.picture), size: frameSize))
        .padding(1)
        .background(Color(uiColor: .separator))
      Text(frame.caption)
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .fixedSize()
    }
    .frame(width: cellSize.width)
  }

  private var frameSize: CGSize {
    let picture = frames[0].picture
    return CGSize(
      width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  /// The size of a frame with its border and caption.
  private var cellSize: CGSize {
    CGSize(width: max(frameSize.width + 2, 48), height: frameSize.height + 24)
  }

  /// The number of columns for an aspect ratio near 3:2 with few empty cells in the last row.
  private var columns: Int {
    func cost(_ columns: Int) -> CGFloat {
      let rows = (frames.count + columns - 1) / columns
      let width = CGFloat(columns) * (cellSize.width + spacing)
      let height = CGFloat(rows) * (cellSize.height + spacing)
      let aspect = width / height / 1.5
      let gaps = CGFloat(rows * columns - frames.count) / CGFloat(frames.count)
      return max(aspect, 1 / aspect) + gaps * 2
    }
    return (1...frames.count).min { cost($0) < cost($1) } ?? 1
  }
}
