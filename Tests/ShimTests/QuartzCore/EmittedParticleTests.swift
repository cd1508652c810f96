import SwiftUI
import Testing

@testable import QuartzCore

@MainActor struct EmittedParticleTests {
  @Test func aCellHasATiming() {
    let cell = CAEmitterCell()
    var timing: any CAMediaTiming = cell
    timing.fillMode = .forwards
    timing.repeatDuration = 2
    #expect(cell.fillMode == .forwards && cell.repeatDuration == 2)
  }

  @Test func aLayerHasTheParticlesThatLiveNow() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let cell = CAEmitterCell()
    cell.contents = image.cgImage
    (cell.birthRate, cell.lifetime, cell.velocity) = (10, 2, 30)
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell]
    let particles = layer.particles(of: cell, at: 0)
    #expect((19...21).contains(particles.count))
    #expect(particles.allSatisfy { $0.position.x >= 0 && $0.position.x <= 60 })
    // Numbers of any size end no program.
    cell.lifetime = .infinity
    #expect(layer.particles(of: cell, at: 0).count <= 1_001)
    cell.birthRate = .greatestFiniteMagnitude
    #expect(layer.particles(of: cell, at: 0).count <= 1_001)
    cell.birthRate = 10
    cell.isEnabled = false
    #expect(layer.particles(of: cell, at: 0).isEmpty)
  }
}
