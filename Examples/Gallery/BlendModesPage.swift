import SwiftUI

/// Every blend mode, on colours and, in a group, on what is transparent.
struct BlendModesPage: View {
  private let modes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationOut", .destinationOut), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
  ]

  var body: some View {
    Page {
      Samples(title: "On colours", columns: 6) {
        ForEach(modes, id: \.0) { name, mode in
          Sample(name) {
            ZStack {
              ground
              LinearGradient(
                colors: [.red, .yellow, .blue], startPoint: .top, endPoint: .bottom
              )
              .frame(width: 30)
              .blendMode(mode)
            }
            .frame(width: 50, height: 50)
          }
        }
      }
      Samples(title: "In a group, half transparent", columns: 6) {
        ForEach(modes, id: \.0) { name, mode in
          Sample(name) {
            ZStack {
              Circle().fill(.orange).frame(width: 30, height: 30).offset(x: -8, y: -6)
              Circle().fill(.green.opacity(0.5)).frame(width: 30, height: 30).offset(x: 8, y: -6)
              Rectangle().fill(.blue.opacity(0.7)).frame(width: 40, height: 16).offset(y: 8)
                .blendMode(mode)
            }
            .frame(width: 50, height: 50)
            .compositingGroup()
            .background(Checkerboard())
          }
        }
      }
    }
  }

  private var ground: some View {
    HStack(spacing: 0) {
      Color.black
      Color(white: 0.5)
      Color.white
      Color.orange
      Color.teal
    }
  }
}

#Preview { BlendModesPage() }
