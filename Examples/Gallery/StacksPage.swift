import SwiftUI

/// Stacks, grids and how they align.
struct StacksPage: View {
  var body: some View {
    Page {
      Samples(title: "HStack", columns: 4) {
        Sample("top") { HStack(alignment: .top) { bars } }
        Sample("center") { HStack { bars } }
        Sample("bottom, 2") { HStack(alignment: .bottom, spacing: 2) { bars } }
        Sample("spacer") {
          HStack {
            Box(color: .red); Spacer(); Box(color: .blue)
          }.frame(height: 40)
        }
      }
      Samples(title: "VStack and ZStack", columns: 4) {
        Sample("leading") { VStack(alignment: .leading, spacing: 3) { beams } }
        Sample("center") { VStack(spacing: 3) { beams } }
        Sample("trailing") { VStack(alignment: .trailing, spacing: 3) { beams } }
        Sample("ZStack") {
          ZStack(alignment: .bottomTrailing) {
            Box(color: .red, width: 50, height: 36)
            Box(color: .yellow, width: 34, height: 24)
            Box(color: .blue)
          }
        }
      }
      Samples(title: "Dividers", columns: 2) {
        HStack {
          Text("One"); Divider(); Text("Two"); Divider(); Text("Three")
        }.frame(height: 28)
        VStack {
          Text("Above"); Divider(); Text("Below")
        }
      }
      Samples(title: "Grid", columns: 2) {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 4) {
          GridRow {
            Text("Name").bold(); Text("Kg").bold().gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Apples"); Text("3.5")
          }
          GridRow {
            Text("Watermelon"); Text("12")
          }
          GridRow { Text("In all, and more").gridCellColumns(2) }
        }
        .font(.footnote)
        Grid(horizontalSpacing: 3, verticalSpacing: 3) {
          GridRow {
            Color.red; Color.orange; Color.yellow
          }
          GridRow {
            Color.green.gridCellColumns(2); Color.mint
          }
          GridRow {
            Color.teal; Color.blue.gridCellColumns(2)
          }
        }
        .frame(height: 90)
      }
      Samples(title: "Lazy grids", columns: 2) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 4)], spacing: 4) {
          ForEach(0..<11) { Box(color: color($0), width: nil) }
        }
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 4) {
          ForEach(0..<8) { Box(color: color($0), height: nil) }
        }
        .frame(height: 62)
      }
      Samples(title: "Frames", columns: 4) {
        Sample("aspect, fit") {
          Color.teal.aspectRatio(16 / 9, contentMode: .fit).frame(width: 70, height: 50).border(
            .gray)
        }
        Sample("aspect, fill") {
          Color.teal.aspectRatio(16 / 9, contentMode: .fill).frame(width: 70, height: 50).clipped()
            .border(.gray)
        }
        Sample("padding") { Box(color: .teal).padding(8).border(.gray) }
        Sample("alignment") {
          Box(color: .teal).frame(width: 70, height: 50, alignment: .bottomTrailing).border(.gray)
        }
      }
      ViewThatFits {
        Text("This line is much too long to be shown in the room that there is for it, really.")
          .lineLimit(1)
        Text("The shorter line fits.")
      }
      HStack {
        Text("Gives way first, being long and of no priority").lineLimit(1)
        Text("Comes first").layoutPriority(1)
      }
    }
  }

  @ViewBuilder private var bars: some View {
    Box(color: .red, height: 16)
    Box(color: .orange, height: 40)
    Box(color: .blue, height: 26)
  }

  @ViewBuilder private var beams: some View {
    Box(color: .red, width: 24, height: 10)
    Box(color: .orange, width: 60, height: 10)
    Box(color: .blue, width: 40, height: 10)
  }

  private func color(_ index: Int) -> Color {
    Color(hue: Double(index) / 12, saturation: 0.6, brightness: 0.95)
  }
}

private struct Box: View {
  let color: Color
  var width: CGFloat? = 16
  var height: CGFloat? = 16

  var body: some View {
    RoundedRectangle(cornerRadius: 3).fill(color).frame(width: width, height: height)
  }
}

#Preview { StacksPage() }
