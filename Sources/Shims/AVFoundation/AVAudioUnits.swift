// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AudioToolbox
import Foundation

// Units of an audio engine, which keep their settings: there is no sound to change.

open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  open var name: String { "\(type(of: self))" }
  open var manufacturerName: String { "" }
  open var version: Int { 1 }
}
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
  case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  open var wetDryMix: Float = 50
  public override init() { super.init() }
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
  public override init() { super.init() }
}
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
  case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
  case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
  case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
  case speechGoldenPi, speechRadioTower, speechWaves
}
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  open var preGain: Float = -6
  open var wetDryMix: Float = 50
  public override init() { super.init() }
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
  case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 1000
  open var bandwidth: Float = 0.5
  open var gain: Float = 0
  open var bypass = true
}
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0
  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
  }
  public convenience override init() { self.init(numberOfBands: 1) }
}
open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable {
  open var rate: Float = 1
  public override init() { super.init() }
}
open class AVAudioUnitMIDIInstrument: AVAudioUnit, @unchecked Sendable {
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
}
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
  open var masterGain: Float = 0
  open var overallGain: Float = 0
  open var stereoPan: Float = 0
  open var globalTuning: Float = 0
  public override init() { super.init() }
  /// Fails: banks of sounds are not read.
  open func loadSoundBankInstrument(
    at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8
  ) throws {
    throw AVError(.fileFormatNotRecognized)
  }
  open func loadInstrument(at instrumentURL: URL) throws {
    throw AVError(.fileFormatNotRecognized)
  }
  open func loadAudioFiles(at audioFiles: [URL]) throws {
    throw AVError(.fileFormatNotRecognized)
  }
}
open class AVAudioEnvironmentNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
  public override init() { super.init() }
}

/// A source of sound that an app computes; it is never asked.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
  public init(
    renderBlock block:
      @escaping (
        UnsafeMutablePointer<Bool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
        UnsafeMutablePointer<AudioBufferList>
      ) -> OSStatus
  ) {}
  public convenience init(
    format: AVAudioFormat,
    renderBlock block:
      @escaping (
        UnsafeMutablePointer<Bool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
        UnsafeMutablePointer<AudioBufferList>
      ) -> OSStatus
  ) {
    self.init(renderBlock: block)
  }
}

public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable {
  case haveData, inputRanDry, endOfStream, error
}
/// Converts sound, which fails: there is none.
public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre, normal, none }
public struct AVAudioConverterPrimeInfo: Sendable {
  public var leadingFrames: AVAudioFrameCount
  public var trailingFrames: AVAudioFrameCount
  public init(leadingFrames: AVAudioFrameCount = 0, trailingFrames: AVAudioFrameCount = 0) {
    (self.leadingFrames, self.trailingFrames) = (leadingFrames, trailingFrames)
  }
}
open class AVAudioConverter: NSObject, @unchecked Sendable {
  public let inputFormat: AVAudioFormat
  public let outputFormat: AVAudioFormat
  open var sampleRateConverterQuality = 0
  open var sampleRateConverterAlgorithm: String?
  open var primeMethod = AVAudioConverterPrimeMethod.normal
  open var primeInfo = AVAudioConverterPrimeInfo()
  open var dither = false
  open var downmix = false
  open var channelMap: [NSNumber] = []
  open var bitRate = 0
  open var magicCookie: Data?
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    (inputFormat, outputFormat) = (fromFormat, toFormat)
  }
  @discardableResult open func convert(
    to outputBuffer: AVAudioPCMBuffer, error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock:
      @escaping (
        AVAudioFrameCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
      ) -> AVAudioPCMBuffer?
  ) -> AVAudioConverterOutputStatus { .endOfStream }
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    throw AVError(.operationNotAllowed)
  }
  open func reset() {}
}
