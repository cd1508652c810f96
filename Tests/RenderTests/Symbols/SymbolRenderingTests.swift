import Foundation
import LayoutDSL
import Testing

@testable import Render

/// Tests the colours of symbols in each rendering mode.
@MainActor struct SymbolRenderingTests {
  private func colors<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) throws -> Set<[UInt8]> {
    let picture = try ViewHost(size: CGSize(width: 60, height: 60), scale: 1) {
      content().font(.system(size: 40))
    }.render()
    var colors: Set<[UInt8]> = []
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        if pixel.alpha == 255 { colors.insert([pixel.red, pixel.green, pixel.blue]) }
      }
    }
    return colors
  }

  private let red: [UInt8] = [255, 0, 0], green: [UInt8] = [0, 255, 0]

  @Test func paletteUsesALevelForEachPart() throws {
    let symbol = Image(systemName: "heart.circle.fill").foregroundStyle(
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
    let palette = try colors { symbol.symbolRenderingMode(.palette) }
    #expect(palette.isSuperset(of: [red, green]))
    let monochrome = try colors { symbol.symbolRenderingMode(.monochrome) }
    #expect(monochrome.contains(red) && !monochrome.contains(green))
  }

  @Test func severalStylesMeanPalette() throws {
    let symbol = Image(systemName: "heart.circle.fill")
    let red = Color(red: 1, green: 0, blue: 0)
    let several = try colors { symbol.foregroundStyle(red, Color(red: 0, green: 1, blue: 0)) }
    #expect(several.isSuperset(of: [self.red, green]))
    #expect(try !colors { symbol.foregroundStyle(red) }.contains(green))
  }

  @Test(arguments: [
    "checkmark.seal.fill", "exclamationmark.triangle.fill", "lock.shield.fill",
    "person.crop.circle.fill",
  ])
  func marksInFilledFiguresHaveTheirOwnStyle(name: String) throws {
    let palette = try colors {
      Image(systemName: name).foregroundStyle(
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
    }
    #expect(palette.isSuperset(of: [red, green]))
  }

  @Test func multicolorUsesSymbolColors() throws {
    let badge = try colors {
      Image(systemName: "folder.badge.plus").symbolRenderingMode(.multicolor)
    }
    #expect(badge.contains([52, 199, 89]) && badge.contains([0, 0, 0]))
    let original = try colors {
      Image(systemName: "folder.badge.plus").renderingMode(.original)
    }
    #expect(original == badge)
    let chosen = try colors {
      Image(systemName: "folder.badge.plus").renderingMode(.original)
        .symbolRenderingMode(.monochrome)
    }
    #expect(!chosen.contains([52, 199, 89]))
    // A symbol without multicolor colours is drawn as in monochrome.
    let plain = try colors { Image(systemName: "heart.circle.fill") }
    let multicolor = try colors {
      Image(systemName: "heart.circle.fill").symbolRenderingMode(.multicolor)
    }
    #expect(plain == multicolor)
    // The filled half has the colour of the filled symbol, and is not a mark.
    let half = try colors {
      Image(systemName: "star.leadinghalf.filled").symbolRenderingMode(.multicolor)
    }
    #expect(half.contains([255, 204, 0]) && half.allSatisfy { $0[0] == 255 })
  }

  @Test func variableValuesRevealLayers() throws {
    func ink(_ value: Double) throws -> Int {
      let picture = try ViewHost(size: CGSize(width: 60, height: 60), scale: 1) {
        Image(systemName: "cellularbars", variableValue: value).font(.system(size: 40))
      }.render()
      var count = 0
      for y in 0..<60 {
        for x in 0..<60 where picture[x, y].alpha == 255 && picture[x, y].red < 30 { count += 1 }
      }
      return count
    }
    let inks = try [0, 0.25, 0.5, 1].map { try ink($0) }
    #expect(inks[0] == 0 && inks == inks.sorted() && Set(inks).count == 4)
  }

  @Test func variableValuesRevealSpeakerWaves() throws {
    func ink(_ value: Double) throws -> Int {
      let picture = try ViewHost(size: CGSize(width: 80, height: 60), scale: 1) {
        Image(systemName: "speaker.wave.3.fill", variableValue: value).font(.system(size: 40))
      }.render()
      var count = 0
      for y in 0..<60 {
        for x in 0..<80 where picture[x, y].alpha == 255 && picture[x, y].red < 30 { count += 1 }
      }
      return count
    }
    let inks = try [0, 0.3, 0.6, 1].map { try ink($0) }
    #expect(inks[0] > 100 && inks == inks.sorted() && Set(inks).count == 4)
  }

  @Test func weatherSymbolsHaveTheirOwnColors() throws {
    let weather = try colors {
      Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
    }
    #expect(weather.contains([255, 204, 0]) && weather.contains([255, 255, 255]))
    let styles = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0)]
    let palette = try colors {
      Image(systemName: "cloud.sun.rain.fill").foregroundStyle(styles[0], styles[1])
    }
    #expect(palette.isSuperset(of: [red, green]))
  }

  @Test func unknownSymbolsAreBoxes() throws {
    let host = try ViewHost(size: CGSize(width: 60, height: 60), scale: 1) {
      Image(systemName: "hart").font(.system(size: 40))
    }
    let picture = try host.render()
    #expect((0..<60).contains { y in (0..<60).contains { picture[$0, y].alpha > 100 } })
    #expect(host.diagnostics.contains { $0.description.contains("'heart'") })
  }

  @Test(arguments: ["speaker.wave.3", "speaker.wave.3.fill"])
  func wavesFillInOrder(name: String) throws {
    func ink(_ value: Double?) throws -> Int {
      let picture = try ViewHost(size: CGSize(width: 80, height: 60), scale: 1) {
        Image(systemName: name, variableValue: value).font(.system(size: 40))
      }.render()
      return (0..<4800).count { picture[$0 % 80, $0 / 80].red < 30 }
    }
    let inks = try [0, 0.2, 0.5, 1].map { try ink($0) }
    #expect(inks[0] > 100 && inks == inks.sorted() && Set(inks).count == 4)
    #expect(try ink(nil) == inks[3])
  }

  @Test func gradientsShadeTheColors() throws {
    func ends(_ mode: SymbolColorRenderingMode?) throws -> (top: Int, bottom: Int) {
      let picture = try ViewHost(size: CGSize(width: 60, height: 60), scale: 1) {
        Image(systemName: "square.fill").font(.system(size: 40)).symbolColorRenderingMode(mode)
          .foregroundStyle(.blue)
      }.render()
      return (Int(picture[30, 14].green), Int(picture[30, 46].green))
    }
    let flat = try ends(.flat), graded = try ends(.gradient)
    #expect(flat.top == flat.bottom && graded.top > graded.bottom + 20)
    #expect(abs(graded.bottom - flat.bottom) < 8)
    #expect(try ends(nil) == flat)
  }
}
