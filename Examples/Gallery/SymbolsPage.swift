import SwiftUI

/// Symbols: sizes, weights, variants and colours.
struct SymbolsPage: View {
  private let names = [
    "house", "gearshape", "person.crop.circle", "bell", "heart", "star", "trash", "folder",
    "paperplane", "magnifyingglass", "camera", "calendar", "clock", "map", "cart", "lock",
    "wifi", "bolt", "cloud.bolt", "moon", "sun.max", "flame", "leaf", "globe", "envelope",
    "phone", "message", "bookmark", "tag", "pencil", "doc.text", "photo", "play", "pause",
    "backward", "forward", "square.and.arrow.up", "arrow.clockwise", "chevron.right", "xmark",
    "checkmark", "plus", "minus", "ellipsis", "exclamationmark.triangle", "info.circle",
    "questionmark.circle", "list.bullet",
  ]
  private let weights: [(String, Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  var body: some View {
    Page {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 12), spacing: 12) {
        ForEach(names, id: \.self) { Image(systemName: $0) }
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 12), spacing: 12) {
        ForEach(names.prefix(36), id: \.self) { Image(systemName: $0) }
      }
      .symbolVariant(.fill)
      .foregroundStyle(.tint)
      Samples(title: "Weights", columns: 9) {
        ForEach(weights, id: \.0) { name, weight in
          Sample(name) {
            Image(systemName: "gearshape").font(.system(size: 26, weight: weight))
          }
        }
      }
      Samples(title: "Variants", columns: 8) {
        variant("none", .none)
        variant("fill", .fill)
        variant("circle", .circle)
        variant("circle.fill", .circle.fill)
        variant("square", .square)
        variant("square.fill", .square.fill)
        variant("slash", .slash)
        variant("slash.fill", .slash.fill)
      }
      Samples(title: "Rendering modes", columns: 4) {
        mode("monochrome", .monochrome)
        mode("hierarchical", .hierarchical)
        mode("palette", .palette)
        mode("multicolor", .multicolor)
      }
      HStack(spacing: 14) {
        ForEach([0, 0.3, 0.6, 1], id: \.self) { value in
          Image(systemName: "wifi", variableValue: value)
        }
        ForEach([0, 0.3, 0.6, 1], id: \.self) { value in
          Image(systemName: "speaker.wave.3.fill", variableValue: value)
        }
      }
      .font(.title2)
      HStack(spacing: 14) {
        ForEach(
          ["cloud.rain", "cloud.sun.fill", "carrot", "tortoise", "pawprint.fill"], id: \.self
        ) {
          Image(systemName: $0)
        }
        ForEach(["heart.fill", "folder.fill", "bell.fill"], id: \.self) {
          Image(systemName: $0).foregroundStyle(.blue)
        }
        .symbolColorRenderingMode(.gradient)
      }
      .font(.title2)
      HStack(alignment: .firstTextBaseline, spacing: 14) {
        Label("small", systemImage: "star.fill").imageScale(.small)
        Label("medium", systemImage: "star.fill").imageScale(.medium)
        Label("large", systemImage: "star.fill").imageScale(.large)
      }
      HStack(alignment: .firstTextBaseline, spacing: 14) {
        Text("\(Image(systemName: "bolt.fill")) caption").font(.caption)
        Text("\(Image(systemName: "bolt.fill")) body")
        Text("\(Image(systemName: "bolt.fill")) title").font(.title)
        Text("\(Image(systemName: "bolt.fill")) bold").bold()
      }
      HStack(spacing: 20) {
        Image(systemName: "no.such.symbol").font(.title)
        Image(systemName: "airplane").resizable().scaledToFit().frame(width: 70, height: 40)
          .foregroundStyle(.green.gradient)
        Image(systemName: "heart").resizable().frame(width: 70, height: 30)
      }
    }
  }

  private func variant(_ name: String, _ variants: SymbolVariants) -> some View {
    Sample(name) {
      Image(systemName: "bell").symbolVariant(variants).font(.system(size: 24)).frame(height: 30)
    }
  }

  private func mode(_ name: String, _ mode: SymbolRenderingMode) -> some View {
    Sample(name) {
      HStack(spacing: 6) {
        Image(systemName: "person.crop.circle.badge.plus")
        Image(systemName: "folder.fill.badge.plus")
      }
      .symbolRenderingMode(mode)
      .foregroundStyle(.blue, .orange, .green)
      .font(.system(size: 24))
      .frame(height: 34)
    }
  }
}

#Preview { SymbolsPage() }
